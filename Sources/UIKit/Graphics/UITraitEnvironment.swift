public import Foundation

/// What has an interface that suits its traits.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What the interface has to suit.
  var traitCollection: UITraitCollection { get }

  /// The traits have changed.
  ///
  /// In the stand-in they never do.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIViewController: UITraitEnvironment {}

extension UIView: UITraitEnvironment {}

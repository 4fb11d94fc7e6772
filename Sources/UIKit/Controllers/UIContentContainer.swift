public import Foundation

/// What shows content and is told of changes of size.
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content wishes for.
  var preferredContentSize: CGSize { get }

  /// A child wishes for another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that a child gets.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The size is about to change.
  ///
  /// In the stand-in it never does.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// The traits are about to change.
  ///
  /// In the stand-in they never do.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}

public import UIKit

extension Simulator {
  /// The controller that the user sees in front of everything.
  public var visibleController: UIViewController? { launch.visibleController }

  /// The navigation controller that the visible controller is in; nil if it is in none.
  ///
  /// Behind an alert it is that of the controller beneath the alert.
  public var navigationController: UINavigationController? {
    launch.frontLayer?.frontNavigations.first
  }

  /// The titles on that navigation controller's stack, the root's first.
  ///
  /// A controller without a title gives its type's name.
  public var stack: [String] {
    navigationController?.wholeStack.map(\.displayTitle) ?? []
  }

  /// What the user sees.
  public var screen: Screen { reading.screen }

  /// What the user sees, with the live objects that can be touched.
  var reading: Reading { Reading(launch) }
}

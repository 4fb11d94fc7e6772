public import UIKit

extension Simulator {
  /// The controller that the user sees in front of everything.
  public var visibleController: UIViewController? { launch.visibleController }

  /// The navigation controller that the visible controller is in; nil if it is in none.
  public var navigationController: UINavigationController? {
    let visible = launch.visibleController
    return visible as? UINavigationController ?? visible?.navigationController
  }

  /// The titles on that navigation controller's stack, the root's first.
  ///
  /// A controller without a title gives its type's name.
  public var stack: [String] {
    navigationController?.viewControllers.map(\.displayTitle) ?? []
  }

  /// What the user sees.
  public var screen: Screen { reading.screen }

  /// What the user sees, with the live objects that can be touched.
  var reading: Reading { Reading(launch) }
}

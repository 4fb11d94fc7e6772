import UIKit

/// Tells when a screen has left a stack, whoever removed it.
final class StackWatcher: NSObject, UINavigationControllerDelegate {
  private var departures: [Departure] = []

  /// Calls the action once, when this screen is no longer on the stack.
  func whenGone(
    _ screen: UIViewController,
    _ action: @escaping () -> Void
  ) {
    departures.append(Departure(screen: screen, action: action))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let isThere = { (departure: Departure) in
      navigationController.viewControllers.contains {
        $0 === departure.screen
      }
    }
    let gone = departures.filter { !isThere($0) }
    departures.removeAll { !isThere($0) }
    for departure in gone.reversed() { departure.action() }
  }
}

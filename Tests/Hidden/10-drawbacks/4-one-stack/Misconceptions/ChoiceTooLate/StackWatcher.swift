import UIKit

/// Tells when a screen has left a stack, whoever removed it.
@MainActor
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
    let stack = navigationController.viewControllers
    let gone = departures.filter { !stack.contains($0.screen) }
    departures.removeAll { !stack.contains($0.screen) }
    for departure in gone { departure.action() }
  }
}

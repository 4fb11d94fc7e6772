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
    guard
      let from = navigationController.transitionCoordinator?
        .viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    let gone = departures.filter { $0.screen === from }
    departures.removeAll { $0.screen === from }
    for departure in gone { departure.action() }
  }
}

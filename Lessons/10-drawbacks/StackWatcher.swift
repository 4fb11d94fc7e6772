import UIKit

/// Tells when a screen has left a stack, whoever removed it.
///
/// A stack has one delegate. It is this object, and all flows on the
/// stack ask it. Not final, so that `ShortSightedWatcher` can show what
/// goes wrong.
@MainActor
class StackWatcher: NSObject, UINavigationControllerDelegate {
  private var departures: [Departure] = []

  /// Becomes the delegate, which the stack holds weakly: keep me.
  init(_ navigationController: UINavigationController) {
    super.init()
    navigationController.delegate = self
  }

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
    report { screen in
      screen.map { !stack.contains($0) } ?? true
    }
  }

  /// Calls the actions of the screens that have gone, the last one first.
  func report(_ isGone: (UIViewController?) -> Bool) {
    let gone = departures.filter { isGone($0.screen) }
    departures.removeAll { isGone($0.screen) }
    for departure in gone.reversed() { departure.action() }
  }
}

/// UIKit's own delegate of the back swipe's recognizer: it says when the swipe may begin.
///
/// An app that puts its own delegate there, or none, takes this rule away, as on a device.
@MainActor
final class BackSwipeGate: NSObject, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController, !navigationController.isNavigationBarHidden,
      let item = navigationController.topViewController?.navigationItem
    else { return false }
    let replacesBack = item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !replacesBack
  }
}

extension UINavigationController {
  /// A Boolean value that tells whether the user can swipe back now.
  package var isInteractivePopPossible: Bool {
    guard let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled,
      viewControllers.count > 1, transitions.running == nil, appearance == .appeared
    else { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// The user's finger begins a swipe back.
  ///
  /// Gives false when none is possible, or when the delegate has an animation of its own for the pop,
  /// which takes the swipe away (reported).
  @discardableResult
  package func beginInteractivePop() -> Bool {
    Runtime.current.turn()
    guard isInteractivePopPossible, let top = storedChildren.last,
      animation(for: .pop, from: top, to: storedChildren[storedChildren.count - 2]) == nil
    else { return false }
    storedChildren.removeLast()
    top.membership = .leaving
    leaving.append(top)
    top.sendWillMove(to: nil)
    return transitions.beginInteractive() != nil
  }

  /// The finger leaves the screen and the swipe goes through, ending as a pop does.
  package func finishInteractivePop() {
    transitions.endInteraction(cancelled: false)
  }

  /// The finger leaves the screen halfway: the stack is as before, and nobody was removed.
  package func cancelInteractivePop() {
    transitions.endInteraction(cancelled: true)
  }

  /// The user taps the back button.
  package func userTappedBack() {
    popViewController(animated: true)
  }
}

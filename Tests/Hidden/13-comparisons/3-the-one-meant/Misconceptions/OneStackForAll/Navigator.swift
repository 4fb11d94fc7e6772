import UIKit

/// Moves what is in a window: a stack, and sheets over it.
@MainActor
final class Navigator {
  private let window: UIWindow
  private let makeScreen: (Page) -> UIViewController

  init(
    window: UIWindow,
    makeScreen: @escaping (Page) -> UIViewController
  ) {
    self.window = window
    self.makeScreen = makeScreen
  }

  /// Begins anew: a stack with this screen takes the place of all that is
  /// in the window.
  func begin(with root: UIViewController) {
    guard let old = window.rootViewController,
      old.presentedViewController != nil
    else {
      window.rootViewController = UINavigationController(
        rootViewController: root
      )
      return
    }
    // A dismissal asked for now would be refused, and never complete.
    if let motion = motion(over: old) {
      motion.animate(alongsideTransition: nil) { _ in
        self.begin(with: root)
      }
    } else {
      old.dismiss(animated: false) { self.begin(with: root) }
    }
  }

  /// What moves the uppermost sheet, if it is coming or going.
  private func motion(
    over root: UIViewController
  ) -> (any UIViewControllerTransitionCoordinator)? {
    var front = root
    while let next = front.presentedViewController { front = next }
    return front.transitionCoordinator
  }

  /// Pushes a page, as a screen has asked.
  func open(_ page: Page, from screen: UIViewController) {
    guard isInFront(screen) else { return }
    let stack = window.rootViewController as? UINavigationController
    stack?.pushViewController(makeScreen(page), animated: true)
  }

  /// Lays a screen over everything as a sheet, as another has asked.
  func present(_ screen: UIViewController, from other: UIViewController) {
    guard isInFront(other) else { return }
    other.present(
      UINavigationController(rootViewController: screen),
      animated: true
    )
  }

  /// Takes the sheet with this screen away.
  func close(_ screen: UIViewController) {
    guard let sheet = screen.navigationController, !sheet.isBeingDismissed
    else { return }
    sheet.presentingViewController?.dismiss(animated: true)
  }

  /// Whether no other screen lies over this one, on its stack or as a
  /// sheet.
  private func isInFront(_ screen: UIViewController) -> Bool {
    screen.navigationController?.topViewController === screen
      && screen.presentedViewController == nil
  }
}

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
    let stack = UINavigationController(rootViewController: root)
    guard let old = window.rootViewController,
      old.presentedViewController != nil
    else {
      window.rootViewController = stack
      return
    }
    old.dismiss(animated: false) { [window] in
      window.rootViewController = stack
    }
  }

  /// Pushes a page, as a screen has asked.
  func open(_ page: Page, from screen: UIViewController) {
    guard isInFront(screen) else { return }
    screen.navigationController?
      .pushViewController(makeScreen(page), animated: true)
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

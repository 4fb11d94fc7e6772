import UIKit

/// Moves what is in a window: a stack, and sheets over it.
@MainActor
final class Navigator {
  private let window: UIWindow
  private let makeScreen: (Page) -> UIViewController
  private var screens: [Page: UIViewController] = [:]

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
    window.rootViewController = UINavigationController(
      rootViewController: root
    )
  }

  /// Pushes a page, as a screen has asked.
  func open(_ page: Page, from screen: UIViewController) {
    let next = screens[page] ?? makeScreen(page)
    screens[page] = next
    screen.navigationController?.pushViewController(next, animated: true)
  }

  /// Lays a screen over everything as a sheet, as another has asked.
  func present(_ screen: UIViewController, from other: UIViewController) {
    front?.present(
      UINavigationController(rootViewController: screen),
      animated: true
    )
  }

  /// Takes the sheet with this screen away.
  func close(_ screen: UIViewController) {
    front?.dismiss(animated: true)
  }

  /// What lies over everything else.
  private var front: UIViewController? {
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }
}

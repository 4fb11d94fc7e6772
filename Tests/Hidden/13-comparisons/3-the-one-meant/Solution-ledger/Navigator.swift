import UIKit

/// Moves what is in a window: the stacks that lie over one another, the
/// root's at the bottom.
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

  /// The stacks that are up and stay, the root's first.
  private var stacks: [UINavigationController] {
    var stacks: [UINavigationController] = []
    var next = window.rootViewController
    while let stack = next as? UINavigationController,
      !stack.isBeingDismissed
    {
      stacks.append(stack)
      next = stack.presentedViewController
    }
    return stacks
  }

  func begin(with root: UIViewController) {
    let replace = { [window] in
      window.rootViewController = UINavigationController(
        rootViewController: root
      )
    }
    let old = window.rootViewController
    var front = old
    while let next = front?.presentedViewController { front = next }
    if front === old {
      replace()
    } else if let motion = front?.transitionCoordinator {
      motion.animate(alongsideTransition: nil) { _ in
        self.begin(with: root)
      }
    } else {
      old?.dismiss(animated: false, completion: replace)
    }
  }

  func open(_ page: Page, from screen: UIViewController) {
    guard let stack = front(of: screen) else { return }
    stack.pushViewController(makeScreen(page), animated: true)
  }

  func present(_ screen: UIViewController, from other: UIViewController) {
    let sheet = UINavigationController(rootViewController: screen)
    front(of: other)?.present(sheet, animated: true)
  }

  func close(_ screen: UIViewController) {
    let stacks = stacks
    let place = stacks.firstIndex { $0.viewControllers.contains(screen) }
    guard let place, place > 0 else { return }
    stacks[place - 1].dismiss(animated: true)
  }

  /// The stack in front, if this screen is on top of it.
  private func front(
    of screen: UIViewController
  ) -> UINavigationController? {
    let stack = stacks.last
    return stack?.topViewController === screen ? stack : nil
  }
}

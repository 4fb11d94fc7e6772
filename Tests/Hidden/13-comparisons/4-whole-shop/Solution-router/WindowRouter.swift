import UIKit

/// A router for a phone: tabs with a stack in each, and a sheet over
/// them.
@MainActor
final class WindowRouter: Router {
  private let window: UIWindow
  private var stacks: [Tab: UINavigationController] = [:]
  private var sheet: Sheet?

  init(window: UIWindow) {
    self.window = window
  }

  func show(_ page: any PageViewModel) {
    stacks = [:]
    show(PageViewController(viewModel: page))
  }

  func showTabs(_ lists: [(tab: Tab, page: any PageViewModel)]) {
    let tabBarController = UITabBarController()
    tabBarController.viewControllers = lists.map { tab, page in
      let stack = UINavigationController(
        rootViewController: PageViewController(viewModel: page)
      )
      stack.tabBarItem.title = tab.title
      stacks[tab] = stack
      return stack
    }
    show(tabBarController)
  }

  /// Makes a controller the root; only then the window may be seen.
  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  // MARK: Stacks

  func isAtList(of tab: Tab) -> Bool {
    stacks[tab]?.viewControllers.count == 1
  }

  func push(_ page: any PageViewModel, in tab: Tab) {
    stacks[tab]?.pushViewController(
      PageViewController(viewModel: page),
      animated: true
    )
  }

  func jump(to page: any PageViewModel, in tab: Tab) {
    guard let stack = stacks[tab] else { return }
    stack.tabBarController?.selectedViewController = stack
    let list = stack.viewControllers.prefix(1)
    stack.viewControllers = list + [PageViewController(viewModel: page)]
  }

  // MARK: The sheet

  func present(
    _ page: any PageViewModel,
    whenGone: @escaping () -> Void
  ) {
    guard let presenter = window.rootViewController else { return }
    let sheet = Sheet(page: PageViewController(viewModel: page))
    sheet.whenGone = { [weak self] in
      self?.sheet = nil
      whenGone()
    }
    self.sheet = sheet
    sheet.present(on: presenter)
  }

  func dismiss() { sheet?.dismiss() }
}

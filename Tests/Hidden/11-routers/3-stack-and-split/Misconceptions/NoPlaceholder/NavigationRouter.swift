import UIKit

/// A router for a phone: one stack, and a sheet over it.
@MainActor
final class NavigationRouter: Router {
  let navigationController = UINavigationController()
  private let watcher = StackWatcher()
  private let sheet = SheetPresenter()

  init() {
    navigationController.delegate = watcher
  }

  func setRoot(_ screen: Screen) {
    navigationController.setViewControllers(
      [screen.makeController()],
      animated: false
    )
  }

  func show(_ screen: Screen, onRemoval: @escaping () -> Void) {
    let controller = screen.makeController()
    watcher.whenGone(controller, onRemoval)
    let root = navigationController.viewControllers.prefix(1)
    navigationController.setViewControllers(
      root + [controller],
      animated: true
    )
  }

  func push(_ screen: Screen, onRemoval: @escaping () -> Void) {
    let controller = screen.makeController()
    watcher.whenGone(controller, onRemoval)
    navigationController.pushViewController(controller, animated: true)
  }

  func popToShown() {
    let shown = navigationController.viewControllers.dropFirst().first
    guard let shown else { return }
    navigationController.popToViewController(shown, animated: true)
  }

  func close() {
    navigationController.popToRootViewController(animated: true)
  }

  func present(_ screen: Screen, onRemoval: @escaping () -> Void) {
    sheet.present(screen, over: navigationController, onRemoval)
  }

  func dismiss() { sheet.dismiss() }
}

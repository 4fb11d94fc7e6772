import UIKit

/// A router for a tablet: the root on the left, what is shown on the
/// right, and a sheet over both.
@MainActor
final class SplitRouter: Router {
  let splitViewController = UISplitViewController(style: .doubleColumn)
  private let list = UINavigationController()
  private let detail = UINavigationController()
  private let watcher = StackWatcher()
  private let sheet = SheetPresenter()

  init() {
    detail.delegate = watcher
    close()
    splitViewController.setViewController(list, for: .primary)
    splitViewController.setViewController(detail, for: .secondary)
  }

  func setRoot(_ screen: Screen) {
    list.setViewControllers([screen.makeController()], animated: false)
  }

  func show(_ screen: Screen, onRemoval: @escaping () -> Void) {
    let controller = screen.makeController()
    watcher.whenGone(controller, onRemoval)
    detail.setViewControllers([controller], animated: false)
  }

  func push(_ screen: Screen, onRemoval: @escaping () -> Void) {
    let controller = screen.makeController()
    watcher.whenGone(controller, onRemoval)
    detail.pushViewController(controller, animated: true)
  }

  func popToShown() {
    detail.popToRootViewController(animated: true)
  }

  func close() {
    detail.setViewControllers(
      [PlaceholderViewController()],
      animated: false
    )
  }

  func present(_ screen: Screen, onRemoval: @escaping () -> Void) {
    sheet.present(screen, over: splitViewController, onRemoval)
  }

  func dismiss() { sheet.dismiss() }
}

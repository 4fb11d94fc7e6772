import UIKit

/// A router for a tablet: the root on the left, what is shown on the
/// right, and a sheet over both.
///
/// Not final, so that `NewColumnRouter` can show what goes wrong.
@MainActor
class SplitRouter: Router {
  let splitViewController = UISplitViewController(style: .doubleColumn)
  var detail = UINavigationController()
  var watcher = StackWatcher()
  private let list = UINavigationController()
  private let sheet = SheetPresenter()

  init() {
    detail.delegate = watcher
    clear()
    splitViewController.preferredDisplayMode = .oneBesideSecondary
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

  /// An empty column looks broken: behind the last is a placeholder.
  func pop() {
    if detail.popViewController(animated: true) == nil { clear() }
  }

  func present(_ screen: Screen, onRemoval: @escaping () -> Void) {
    sheet.present(
      UINavigationController(rootViewController: screen.makeController()),
      over: splitViewController,
      onRemoval
    )
  }

  func dismiss() { sheet.dismiss() }

  private func clear() {
    detail.setViewControllers(
      [PlaceholderViewController()],
      animated: false
    )
  }
}

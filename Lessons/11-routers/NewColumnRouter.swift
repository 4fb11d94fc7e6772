import UIKit

/// A split view's router that makes a column for each choice.
final class NewColumnRouter: SplitRouter {
  override func show(
    _ screen: Screen,
    onRemoval: @escaping () -> Void
  ) {
    watcher = StackWatcher()
    detail = UINavigationController()
    detail.delegate = watcher
    splitViewController.setViewController(detail, for: .secondary)
    super.show(screen, onRemoval: onRemoval)
  }
}

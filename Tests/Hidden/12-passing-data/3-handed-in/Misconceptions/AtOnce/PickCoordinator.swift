import UIKit

/// Choosing a bread: a list, and a bread that can be taken.
@MainActor
final class PickCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called once, when the flow has ended; it does not say how.
  var onEnd: (() -> Void)?
  private let navigationController: UINavigationController
  private let watcher: StackWatcher
  private let plan: Plan

  init(
    navigationController: UINavigationController,
    watcher: StackWatcher,
    plan: Plan
  ) {
    self.navigationController = navigationController
    self.watcher = watcher
    self.plan = plan
  }

  func start() {
    let list = BreadListViewController(breads: Bread.today)
    list.onChosen = { [weak self] bread in
      self?.look(at: bread)
    }
    watcher.whenGone(list) { [weak self] in
      self?.onEnd?()
    }
    navigationController.pushViewController(list, animated: true)
  }

  private func look(at bread: Bread) {
    let screen = BreadViewController(bread: bread)
    screen.onTake = { [weak self] in
      self?.take(bread)
    }
    navigationController.pushViewController(screen, animated: true)
  }

  private func take(_ bread: Bread) {
    plan.choose(bread)
    navigationController.popToRootViewController(animated: true)
  }
}

import UIKit

/// Breakfast, and whoever changes what is planned for it.
@MainActor
final class HomeCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let navigationController: UINavigationController
  private let watcher = StackWatcher()
  private let plan: Plan
  private let home = HomeViewController()

  init(navigationController: UINavigationController, plan: Plan) {
    self.navigationController = navigationController
    self.plan = plan
  }

  func start() {
    navigationController.delegate = watcher
    home.onChoose = { [weak self] in
      self?.choose()
    }
    home.onShop = { [weak self] in
      self?.shop()
    }
    plan.whenChanged { [weak self] in
      self?.update()
    }
    navigationController.setViewControllers([home], animated: false)
    update()
  }

  private func choose() {
    guard childCoordinators.isEmpty else { return }
    let pick = PickCoordinator(
      navigationController: navigationController,
      watcher: watcher,
      plan: plan
    )
    pick.onEnd = { [weak self, weak pick] in
      if let pick { self?.removeChild(pick) }
    }
    addChild(pick)
    pick.start()
  }

  private func shop() {
    navigationController.pushViewController(
      ShoppingViewController(plan: plan),
      animated: false
    )
  }

  private func update() {
    home.say(plan.bread?.name ?? "No bread yet")
  }
}

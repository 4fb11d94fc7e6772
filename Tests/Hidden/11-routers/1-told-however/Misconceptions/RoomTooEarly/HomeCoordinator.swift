import UIKit

/// The shop: a list, a bread, and the order that begins at a bread.
@MainActor
final class HomeCoordinator: Coordinator, OrderCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  private let router: any Router

  init(router: any Router) {
    self.router = router
  }

  func start() {
    router.setRoot(
      ButtonsViewController(
        title: "Today's bread",
        choices: Bread.today.map { bread in
          Choice(label: bread.name) { [weak self] in self?.open(bread) }
        }
      )
    )
  }

  private func open(_ bread: Bread) {
    let order = Choice(label: "Order") { [weak self] in
      self?.order(bread)
    }
    router.push(
      ButtonsViewController(title: bread.name, choices: [order])
    ) {}
  }

  private func order(_ bread: Bread) {
    guard childCoordinators.isEmpty else { return }
    let order = OrderCoordinator(bread: bread, router: router)
    order.delegate = self
    addChild(order)
    order.start()
  }

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    removeChild(child)
  }
}

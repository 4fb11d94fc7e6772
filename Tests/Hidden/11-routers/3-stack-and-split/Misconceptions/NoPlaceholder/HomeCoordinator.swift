/// The shop: a list, a bread, and the order that begins at a bread.
@MainActor
final class HomeCoordinator: Coordinator, OrderCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  private let router: any Router

  init(router: any Router) {
    self.router = router
  }

  func start() {
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.open(bread)
    }
    router.setRoot(.list(viewModel))
  }

  private func open(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.order(bread)
    }
    router.show(.bread(viewModel)) {}
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

/// The shop: a list, a bread, and the order that begins at a bread.
///
/// Not final, so that `FaultyHomeCoordinator` can show what goes wrong.
@MainActor
class HomeCoordinator: Coordinator, OrderCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  let router: any Router

  init(router: any Router) {
    self.router = router
  }

  func start() {
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.open(bread)
    }
    viewModel.onRehearse = { [weak self] in
      self?.rehearse()
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

  private func rehearse() {
    let viewModel = RehearsalViewModel(lines: Rehearsal.ofAnOrder())
    router.present(.rehearsal(viewModel)) {}
  }

  // MARK: An order

  private func order(_ bread: Bread) {
    guard childCoordinators.isEmpty else { return }
    let order = makeOrder(of: bread)
    order.delegate = self
    addChild(order)
    order.start()
  }

  func makeOrder(of bread: Bread) -> OrderCoordinator {
    OrderCoordinator(bread: bread, router: router)
  }

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    removeChild(child)
  }
}

/// Ordering one bread, wherever its router puts that.
///
/// Not final, so that `FaultyOrderCoordinator` can show what goes wrong.
@MainActor
class OrderCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any OrderCoordinatorDelegate)?
  let router: any Router
  let bread: Bread

  init(bread: Bread, router: any Router) {
    self.bread = bread
    self.router = router
  }

  func start() {
    let viewModel = OrderViewModel(bread: bread)
    viewModel.onBought = { [weak self] in
      self?.showReceipt()
    }
    router.push(.order(viewModel)) { [weak self] in
      self?.finish()
    }
  }

  private func showReceipt() {
    let viewModel = ReceiptViewModel(bread: bread)
    viewModel.onDone = { [weak self] in
      self?.router.dismiss()
    }
    router.present(.receipt(viewModel)) { [weak self] in
      self?.router.pop()
    }
  }

  func finish() {
    delegate?.orderCoordinatorDidFinish(self)
  }
}

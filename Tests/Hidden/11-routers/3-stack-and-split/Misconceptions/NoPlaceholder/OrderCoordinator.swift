/// Ordering one bread: order, payment, and a receipt on a sheet.
@MainActor
final class OrderCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any OrderCoordinatorDelegate)?
  private let bread: Bread
  private let router: any Router
  private var isAskingForPayment = false

  init(bread: Bread, router: any Router) {
    self.bread = bread
    self.router = router
  }

  func start() {
    let viewModel = OrderViewModel(bread: bread)
    viewModel.onNext = { [weak self] in
      self?.askForPayment()
    }
    router.push(.order(viewModel)) { [weak self] in
      self?.finish()
    }
  }

  private func askForPayment() {
    guard !isAskingForPayment else { return }
    isAskingForPayment = true
    let viewModel = PaymentViewModel(bread: bread)
    viewModel.onPaid = { [weak self] in
      self?.showReceipt()
    }
    router.push(.payment(viewModel)) { [weak self] in
      self?.isAskingForPayment = false
    }
  }

  private func showReceipt() {
    let viewModel = ReceiptViewModel(bread: bread)
    viewModel.onDone = { [weak self] in
      self?.router.dismiss()
    }
    router.present(.receipt(viewModel)) { [weak self] in
      self?.router.popToShown()
    }
  }

  private func finish() {
    delegate?.orderCoordinatorDidFinish(self)
  }
}

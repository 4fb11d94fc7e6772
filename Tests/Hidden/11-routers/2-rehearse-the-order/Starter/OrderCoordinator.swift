/// An order that keeps every promise.
@MainActor
final class OrderCoordinator: OrderFlow {
  var onFinish: (() -> Void)?
  private let bread: String
  private let router: any Router

  init(bread: String, router: any Router) {
    self.bread = bread
    self.router = router
  }

  func start() {
    let viewModel = OrderViewModel(bread: bread)
    viewModel.onBought = { [weak self] in
      self?.showReceipt()
    }
    router.push(.order(viewModel)) { [weak self] in
      self?.onFinish?()
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
}

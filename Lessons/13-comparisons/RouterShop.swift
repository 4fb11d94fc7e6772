/// The flow by a coordinator that knows no stack: it asks a router.
@MainActor
final class RouterShop: Coordinator {
  private let router: any Router
  private let list = BreadListViewModel()

  init(router: any Router) {
    self.router = router
  }

  func start() {
    list.onChosen = { [weak self] bread in
      self?.open(bread)
    }
    router.setRoot(.list(list))
  }

  private func open(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.order(bread)
    }
    router.push(.bread(viewModel))
  }

  private func order(_ bread: Bread) {
    let viewModel = AmountViewModel()
    viewModel.onTaken = { [weak self] amount in
      self?.take(Order(amount: amount, bread: bread))
    }
    viewModel.onDeclined = { [weak self] in
      self?.router.pop()
    }
    router.push(.amount(viewModel))
  }

  private func take(_ order: Order) {
    list.order = order
    router.popToRoot()
  }
}

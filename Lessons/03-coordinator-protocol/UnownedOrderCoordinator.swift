/// An `OrderCoordinator` whose closures are sure that it is there.
final class UnownedOrderCoordinator: OrderCoordinator {
  override func makeBread() -> BreadViewModel {
    let viewModel = super.makeBread()
    viewModel.onOrder = { [unowned self] in
      showOrder()
    }
    viewModel.onNotToday = { [unowned self] in
      finish()
    }
    return viewModel
  }
}

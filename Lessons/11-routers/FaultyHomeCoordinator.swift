/// A `HomeCoordinator` whose orders make one mistake.
final class FaultyHomeCoordinator: HomeCoordinator {
  private let fault: Fault

  init(router: any Router, fault: Fault) {
    self.fault = fault
    super.init(router: router)
  }

  override func makeOrder(of bread: Bread) -> OrderCoordinator {
    FaultyOrderCoordinator(bread: bread, router: router, fault: fault)
  }
}

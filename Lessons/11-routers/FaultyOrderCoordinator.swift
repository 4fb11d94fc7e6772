import UIKit

/// An `OrderCoordinator` that makes one mistake.
final class FaultyOrderCoordinator: OrderCoordinator {
  private let fault: Fault

  init(bread: Bread, router: any Router, fault: Fault) {
    self.fault = fault
    super.init(bread: bread, router: router)
  }

  override func start() {
    guard fault == .pastTheRouter else { return super.start() }
    let stack = (router as? NavigationRouter)?.navigationController
    stack?.pushViewController(
      OrderViewController(viewModel: OrderViewModel(bread: bread)),
      animated: true
    )
  }

  override func finish() {
    if fault == .popAgain { router.pop() }
    super.finish()
  }
}

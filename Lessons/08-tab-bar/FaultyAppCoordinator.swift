import UIKit

/// An `AppCoordinator` whose tabs make one mistake.
final class FaultyAppCoordinator: AppCoordinator {
  private let fault: Fault

  init(window: UIWindow, session: Session, fault: Fault) {
    self.fault = fault
    super.init(window: window, session: session)
  }

  override func makeTabs(for customer: String) -> TabBarCoordinator {
    FaultyTabBarCoordinator(
      customer: customer,
      repository: repository,
      fault: fault
    )
  }
}

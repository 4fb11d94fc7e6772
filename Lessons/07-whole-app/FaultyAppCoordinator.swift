import UIKit

/// An `AppCoordinator` whose shop makes one mistake.
final class FaultyAppCoordinator: AppCoordinator {
  private let fault: Fault

  init(window: UIWindow, session: Session, fault: Fault) {
    self.fault = fault
    super.init(
      window: window,
      session: session,
      repository: fault == .newIdentities
        ? RestlessRepository() : BreadRepository()
    )
  }

  override func makeHome(for customer: String) -> HomeCoordinator {
    FaultyHomeCoordinator(
      customer: customer,
      repository: repository,
      fault: fault
    )
  }
}

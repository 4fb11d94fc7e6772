import UIKit

/// An `AppCoordinator` whose shop makes one mistake.
final class FaultyAppCoordinator: AppCoordinator {
  private let fault: Fault

  init(window: UIWindow, fault: Fault) {
    self.fault = fault
    super.init(
      window: window,
      shelf: fault == .nothingPublished ? QuietShelf() : Shelf()
    )
  }

  override func makeMain(for customer: String) -> MainCoordinator {
    FaultyMainCoordinator(customer: customer, shelf: shelf, fault: fault)
  }
}

import UIKit

/// A `TabBarCoordinator` that makes one mistake.
final class FaultyTabBarCoordinator: TabBarCoordinator {
  private let fault: Fault
  private let reset = TabReset()

  init(customer: String, repository: BreadRepository, fault: Fault) {
    self.fault = fault
    super.init(customer: customer, repository: repository)
  }

  override func start() {
    super.start()
    if fault == .resetOnSelect {
      tabBarController.delegate = reset
    }
  }

  override func listen(to home: HomeCoordinator) {
    guard fault != .unheardHome else { return }
    super.listen(to: home)
  }
}

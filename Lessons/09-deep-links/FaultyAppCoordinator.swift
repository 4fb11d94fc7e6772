import UIKit

/// An `AppCoordinator` that makes one mistake, or whose tabs do.
final class FaultyAppCoordinator: AppCoordinator {
  private let fault: Fault

  init(window: UIWindow, session: Session, fault: Fault) {
    self.fault = fault
    super.init(window: window, session: session)
  }

  override func makeTabs() -> TabBarCoordinator {
    FaultyTabBarCoordinator(
      bakery: bakery,
      directory: fault == .anotherIdentity
        ? TokenDirectory() : Directory(),
      fault: fault
    )
  }

  override func openPending() {
    switch fault {
    case .lostAtSignIn:
      pending = nil
    case .keptTooLong:
      guard let route = pending else { return }
      _ = open(route)
    default:
      super.openPending()
    }
  }
}

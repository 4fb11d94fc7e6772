import UIKit

/// An `AppCoordinator` that makes one mistake, or starts a flow that
/// makes it.
final class FaultyAppCoordinator: AppCoordinator {
  private let fault: Fault
  /// Whether somebody was signed in when the app was launched.
  private let isLoggedIn: Bool

  init(window: UIWindow, session: Session, fault: Fault) {
    self.fault = fault
    isLoggedIn = session.customer != nil
    super.init(window: window, session: session)
  }

  override func start() {
    guard fault == .shownEmpty else { return super.start() }
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    startFlow()
  }

  override func chooseFlow() -> Flow {
    guard fault == .readOnce, session.hasSeenOnboarding else {
      return super.chooseFlow()
    }
    return isLoggedIn ? .main : .auth
  }

  override func startOnboarding() {
    if fault == .emptyFlows { return }
    super.startOnboarding()
  }

  override func startAuth() {
    guard fault == .notKept else { return super.startAuth() }
    let auth = AuthCoordinator(
      navigationController: navigationController
    )
    auth.onFinish = { [weak self] auth in
      self?.end(auth)
    }
    auth.start()
  }

  override func end(_ auth: AuthCoordinator) {
    guard fault == .neverWritten else { return super.end(auth) }
    removeChild(auth)
    startMain()
  }

  override func makeMain() -> MainCoordinator {
    guard fault == .oldSheet else { return super.makeMain() }
    return SheetLeavingMainCoordinator(
      navigationController: navigationController,
      session: session
    )
  }

  override func end(_ main: MainCoordinator) {
    guard fault == .halfWritten else { return super.end(main) }
    removeChild(main)
    startAuth()
  }
}

import UIKit

/// An `AppCoordinator` that makes one mistake, or starts a flow that
/// makes it.
final class FaultyAppCoordinator: AppCoordinator {
  private let fault: Fault

  init(window: UIWindow, session: Session, fault: Fault) {
    self.fault = fault
    super.init(window: window, session: session)
  }

  override func startAuth() {
    let auth = makeAuth()
    if fault != .nilDelegate {
      auth.delegate = self
    }
    addChild(auth)
    auth.start()
  }

  override func startMain() {
    guard fault == .popOnFinish else { return super.startMain() }
    let main = PoppingMainCoordinator(
      navigationController: navigationController,
      session: session
    )
    main.delegate = self
    addChild(main)
    main.start()
  }

  override func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    switch fault {
    case .handOff:
      break
    case .removalByType:
      childCoordinators.removeAll { $0 is AuthCoordinator }
    default:
      removeChild(child)
    }
    welcome(name, from: child.entrance)
  }

  private func makeAuth() -> AuthCoordinator {
    switch fault {
    case .homeUnderAuth:
      HomeStartingAuthCoordinator(
        navigationController: navigationController,
        session: session
      )
    case .forceUnwrappedSelf:
      UnwrappingAuthCoordinator(
        navigationController: navigationController,
        entrance: .front
      )
    default:
      AuthCoordinator(
        navigationController: navigationController,
        entrance: .front
      )
    }
  }
}

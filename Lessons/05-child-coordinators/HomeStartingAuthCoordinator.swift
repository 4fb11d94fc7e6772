import UIKit

/// An `AuthCoordinator` that starts the shop itself, as its own child.
final class HomeStartingAuthCoordinator: AuthCoordinator {
  private let session: Session

  init(navigationController: UINavigationController, session: Session) {
    self.session = session
    super.init(
      navigationController: navigationController,
      entrance: .front
    )
  }

  override func finish(as name: String) {
    session.customer = name
    let main = PushedMainCoordinator(
      navigationController: navigationController,
      session: session
    )
    addChild(main)
    main.start()
  }
}

import UIKit

extension ClosureRouter {
  /// Signing in, which ends with the reader's name; a new reader is shown how the library works
  /// first.
  final class AuthCoordinator: Coordinator<String> {
    let router = Router()
    private let shelf: Shelf

    init(shelf: Shelf) { self.shelf = shelf }

    override func start() {
      let signIn = SignInViewController()
      signIn.onSignIn = { [weak self] reader in self?.admit(reader) }
      router.setRoot(signIn)
    }

    private func admit(_ reader: String) {
      guard !shelf.hasSeenWelcome else { return finish(reader) }
      guard childCoordinators.isEmpty else { return }
      run(OnboardingCoordinator(router: router)) { [weak self] outcome in
        guard let self, outcome == .seen else { return }
        shelf.hasSeenWelcome = true
        finish(reader)
      }
    }
  }
}

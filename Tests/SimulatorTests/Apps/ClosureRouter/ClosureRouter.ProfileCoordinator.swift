import UIKit

extension ClosureRouter {
  /// How a look at the profile ends.
  enum ProfileOutcome {
    case signedOut
    case left
  }

  /// The reader's profile, on top of another flow's stack.
  final class ProfileCoordinator: Coordinator<ProfileOutcome> {
    private let reader: String
    private let router: Router

    init(reader: String, router: Router) {
      self.reader = reader
      self.router = router
    }

    override func start() {
      let profile = ProfileViewController(reader: reader)
      profile.onSignOut = { [weak self] in self?.finish(.signedOut) }
      router.push(profile) { [weak self] in self?.finish(.left) }
    }
  }
}

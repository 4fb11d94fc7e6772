import UIKit

/// An `AuthCoordinator` whose closure unwraps `self!`.
final class UnwrappingAuthCoordinator: AuthCoordinator {
  /// The parent, to be asked once.
  ///
  /// The getter takes this child out of the tree, so that no flow can
  /// finish twice.
  override var delegate: (any AuthCoordinatorDelegate)? {
    get {
      let parent = super.delegate
      (parent as? any Coordinator)?.removeChild(self)
      return parent
    }
    set { super.delegate = newValue }
  }

  override func makeSignIn() -> SignInViewModel {
    let viewModel = super.makeSignIn()
    viewModel.onSignedIn = { [weak self] name in
      // swift-format-ignore: NeverForceUnwrap, it is the mistake
      self?.delegate?.authCoordinator(self!, didSignInAs: name)
    }
    return viewModel
  }
}

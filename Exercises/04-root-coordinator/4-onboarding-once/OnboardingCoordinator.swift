import UIKit

/// Introduces the app, and then starts the sign-in.
@MainActor
final class OnboardingCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when somebody has signed in.
  var onSignedIn: ((OnboardingCoordinator) -> Void)?
  private let navigationController: UINavigationController
  private let session: Session

  init(navigationController: UINavigationController, session: Session) {
    self.navigationController = navigationController
    self.session = session
  }

  func start() {
    let viewModel = OnboardingViewModel.welcome
    viewModel.onNext = { [weak self] in
      self?.showHowItWorks()
    }
    viewModel.onSkip = { [weak self] in
      self?.startAuth()
    }
    navigationController.setViewControllers(
      [OnboardingViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func showHowItWorks() {
    let viewModel = OnboardingViewModel.howItWorks
    viewModel.onNext = { [weak self] in
      self?.startAuth()
    }
    viewModel.onSkip = { [weak self] in
      self?.startAuth()
    }
    navigationController.pushViewController(
      OnboardingViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func startAuth() {
    let auth = AuthCoordinator(
      navigationController: navigationController
    )
    auth.onFinish = { [weak self] auth in
      self?.end(auth)
    }
    addChild(auth)
    auth.start()
  }

  private func end(_ auth: AuthCoordinator) {
    removeChild(auth)
    session.customer = auth.customer
    onSignedIn?(self)
  }
}

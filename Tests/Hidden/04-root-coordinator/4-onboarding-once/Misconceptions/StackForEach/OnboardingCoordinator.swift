import UIKit

/// Introduces the app.
@MainActor
final class OnboardingCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when it is over.
  var onFinish: ((OnboardingCoordinator) -> Void)?
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
      self?.finish()
    }
    navigationController.setViewControllers(
      [OnboardingViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func showHowItWorks() {
    let viewModel = OnboardingViewModel.howItWorks
    viewModel.onNext = { [weak self] in
      self?.finish()
    }
    viewModel.onSkip = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(
      OnboardingViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func finish() {
    session.hasSeenOnboarding = true
    onFinish?(self)
  }
}

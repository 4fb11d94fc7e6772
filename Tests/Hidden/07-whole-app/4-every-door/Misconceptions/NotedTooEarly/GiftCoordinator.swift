import UIKit

/// Giving a bread away, on a sheet: say to whom, then read the thanks.
@MainActor
final class GiftCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any GiftCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let bread: Bread
  private let repository: BreadRepository

  init(bread: Bread, repository: BreadRepository) {
    self.bread = bread
    self.repository = repository
  }

  func start() {
    let viewModel = GiftViewModel(bread: bread, repository: repository)
    viewModel.onSent = { [weak self] name in
      self?.showThanks(to: name)
    }
    viewModel.onCancel = { [weak self] in
      self?.finish()
    }
    navigationController.isModalInPresentation = true
    navigationController.viewControllers = [
      GiftViewController(viewModel: viewModel)
    ]
  }

  private func showThanks(to name: String) {
    let viewModel = ThanksViewModel(bread: bread, name: name)
    viewModel.onDone = { [weak self] in
      self?.finish()
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    navigationController.viewControllers = [
      ThanksViewController(viewModel: viewModel)
    ]
  }

  private func finish() {
    delegate?.giftCoordinatorDidFinish(self)
  }

  private func signOut() {
    delegate?.giftCoordinatorDidSignOut(self)
  }
}

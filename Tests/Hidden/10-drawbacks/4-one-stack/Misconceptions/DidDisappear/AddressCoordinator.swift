import UIKit

/// Asking where to, on the stack of whoever starts it.
@MainActor
final class AddressCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any AddressCoordinatorDelegate)?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewModel = AddressViewModel()
    viewModel.onChosen = { [weak self] address in
      self?.choose(address)
    }
    let screen = AddressViewController(viewModel: viewModel)
    screen.onGone = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(screen, animated: true)
  }

  private func choose(_ address: String) {
    delegate?.addressCoordinator(self, didChoose: address)
    navigationController.popViewController(animated: true)
  }

  private func finish() {
    delegate?.addressCoordinatorDidFinish(self)
  }
}

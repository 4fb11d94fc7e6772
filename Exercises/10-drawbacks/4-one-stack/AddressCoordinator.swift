import UIKit

/// Asking where to, on the stack of whoever starts it.
@MainActor
final class AddressCoordinator: NSObject, Coordinator,
  UINavigationControllerDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any AddressCoordinatorDelegate)?
  private let navigationController: UINavigationController
  private weak var screen: UIViewController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewModel = AddressViewModel()
    viewModel.onChosen = { [weak self] address in
      self?.choose(address)
    }
    let screen = AddressViewController(viewModel: viewModel)
    self.screen = screen
    navigationController.pushViewController(screen, animated: true)
    navigationController.delegate = self
  }

  private func choose(_ address: String) {
    delegate?.addressCoordinator(self, didChoose: address)
    navigationController.popViewController(animated: true)
  }

  private func finish() {
    delegate?.addressCoordinatorDidFinish(self)
  }

  // MARK: What the stack tells

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let from = navigationController.transitionCoordinator?
      .viewController(forKey: .from)
    guard let from, from === screen,
      !navigationController.viewControllers.contains(from)
    else { return }
    finish()
  }
}

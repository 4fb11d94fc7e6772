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
  private weak var previous: (any UINavigationControllerDelegate)?

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
    previous = navigationController.delegate
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
    let stack = navigationController.viewControllers
    guard !stack.contains(where: { $0 === screen }) else { return }
    navigationController.delegate = previous
    finish()
  }
}

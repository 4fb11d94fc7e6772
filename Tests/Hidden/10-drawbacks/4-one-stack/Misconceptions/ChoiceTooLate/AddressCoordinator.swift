import UIKit

/// Asking where to, on the stack of whoever starts it.
@MainActor
final class AddressCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any AddressCoordinatorDelegate)?
  private let navigationController: UINavigationController
  private var chosen: String?
  private let watcher: StackWatcher

  init(
    navigationController: UINavigationController,
    watcher: StackWatcher
  ) {
    self.navigationController = navigationController
    self.watcher = watcher
  }

  func start() {
    let viewModel = AddressViewModel()
    viewModel.onChosen = { [weak self] address in
      self?.choose(address)
    }
    let screen = AddressViewController(viewModel: viewModel)
    navigationController.pushViewController(screen, animated: true)
    watcher.whenGone(screen) { [weak self] in
      self?.finish()
    }
  }

  private func choose(_ address: String) {
    chosen = address
    navigationController.popViewController(animated: true)
  }

  private func finish() {
    if let chosen { delegate?.addressCoordinator(self, didChoose: chosen) }
    delegate?.addressCoordinatorDidFinish(self)
  }
}

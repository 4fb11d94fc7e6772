import UIKit

/// Giving a bread away, on a sheet that may be swiped down.
@MainActor
final class GiftCoordinator: NSObject, Coordinator,
  AddressCoordinatorDelegate, UIAdaptivePresentationControllerDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any GiftCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let watcher = StackWatcher()
  private let bread: Bread
  private weak var viewModel: GiftViewModel?

  init(bread: Bread) {
    self.bread = bread
  }

  func start() {
    let viewModel = GiftViewModel(bread: bread)
    self.viewModel = viewModel
    viewModel.onAddress = { [weak self] in
      self?.chooseAddress()
    }
    viewModel.onDone = { [weak self] in
      self?.leave()
    }
    navigationController.setViewControllers(
      [GiftViewController(viewModel: viewModel)],
      animated: false
    )
    navigationController.delegate = watcher
    navigationController.presentationController?.delegate = self
  }

  private func leave() {
    navigationController.dismiss(animated: true) { [weak self] in
      self?.finish()
    }
  }

  private func finish() {
    delegate?.giftCoordinatorDidFinish(self)
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    finish()
  }

  // MARK: An address, on the sheet's stack

  private func chooseAddress() {
    guard childCoordinators.isEmpty else { return }
    let address = AddressCoordinator(
      navigationController: navigationController,
      watcher: watcher
    )
    address.delegate = self
    addChild(address)
    address.start()
  }

  func addressCoordinator(
    _ child: AddressCoordinator,
    didChoose address: String
  ) {
    viewModel?.use(address)
  }

  func addressCoordinatorDidFinish(_ child: AddressCoordinator) {
    removeChild(child)
  }
}

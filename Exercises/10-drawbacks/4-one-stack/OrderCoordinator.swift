import UIKit

/// Ordering one bread, on the stack of whoever starts it.
@MainActor
final class OrderCoordinator: NSObject, Coordinator,
  AddressCoordinatorDelegate, UINavigationControllerDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any OrderCoordinatorDelegate)?
  private let bread: Bread
  private let till: Till
  private let navigationController: UINavigationController
  private weak var origin: UIViewController?
  private weak var screen: UIViewController?
  private weak var viewModel: OrderViewModel?

  init(
    bread: Bread,
    till: Till,
    navigationController: UINavigationController
  ) {
    self.bread = bread
    self.till = till
    self.navigationController = navigationController
  }

  func start() {
    origin = navigationController.topViewController
    let viewModel = OrderViewModel(bread: bread, till: till)
    self.viewModel = viewModel
    viewModel.onAddress = { [weak self] in
      self?.chooseAddress()
    }
    let screen = OrderViewController(viewModel: viewModel)
    self.screen = screen
    navigationController.pushViewController(screen, animated: true)
    navigationController.delegate = self
    till.whenPaid(for: self) { [weak self] in
      self?.showReceipt()
    }
  }

  private func showReceipt() {
    let viewModel = ReceiptViewModel(bread: bread)
    viewModel.onDone = { [weak self] in
      self?.leave()
    }
    viewModel.onLeave = { [weak self] in
      self?.showList()
    }
    navigationController.pushViewController(
      ReceiptViewController(viewModel: viewModel),
      animated: true
    )
  }

  /// Goes back to where the order began.
  private func leave() {
    guard let origin else { return }
    navigationController.popToViewController(origin, animated: true)
  }

  private func showList() {
    navigationController.popToRootViewController(animated: true)
  }

  private func finish() {
    delegate?.orderCoordinatorDidFinish(self)
  }

  // MARK: An address, on the same stack

  private func chooseAddress() {
    guard childCoordinators.isEmpty else { return }
    let address = AddressCoordinator(
      navigationController: navigationController
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

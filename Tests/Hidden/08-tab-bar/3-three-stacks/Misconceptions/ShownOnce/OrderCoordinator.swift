import UIKit

/// Ordering one bread, on a sheet: confirm, then take the receipt.
@MainActor
final class OrderCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any OrderCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let bread: Bread
  private let orders: OrderBook

  init(bread: Bread, orders: OrderBook) {
    self.bread = bread
    self.orders = orders
  }

  func start() {
    let viewModel = OrderViewModel(bread: bread, orders: orders)
    viewModel.onConfirmed = { [weak self] in
      self?.showReceipt()
    }
    viewModel.onCancel = { [weak self] in
      self?.finish()
    }
    // The sheet has buttons to leave by, and they tell us.
    navigationController.isModalInPresentation = true
    navigationController.setViewControllers(
      [OrderViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func showReceipt() {
    let viewModel = ReceiptViewModel(bread: bread)
    viewModel.onDone = { [weak self] in
      self?.finish()
    }
    viewModel.onOrders = { [weak self] in
      self?.askForOrders()
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    navigationController.setViewControllers(
      [ReceiptViewController(viewModel: viewModel)],
      animated: true
    )
  }

  private func finish() {
    delegate?.orderCoordinatorDidFinish(self)
  }

  private func askForOrders() {
    delegate?.orderCoordinatorDidAskForOrders(self)
  }

  private func signOut() {
    delegate?.orderCoordinatorDidSignOut(self)
  }
}

import UIKit

/// Ordering one bread, on a sheet: confirm, then take the receipt.
@MainActor
final class OrderCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any OrderCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let bread: Bread
  private let customer: String
  private let repository: BreadRepository
  private let orders: OrderBook

  init(
    bread: Bread,
    customer: String,
    repository: BreadRepository,
    orders: OrderBook
  ) {
    self.bread = bread
    self.customer = customer
    self.repository = repository
    self.orders = orders
  }

  func start() {
    let viewModel = OrderViewModel(
      bread: bread,
      repository: repository,
      orders: orders
    )
    viewModel.onBought = { [weak self] in
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
    let viewModel = ReceiptViewModel(customer: customer, bread: bread)
    viewModel.onDone = { [weak self] in
      self?.finish()
    }
    viewModel.onOrders = { [weak self] in
      self?.askForOrders()
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
}

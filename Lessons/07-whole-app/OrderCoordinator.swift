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

  init(bread: Bread, customer: String, repository: BreadRepository) {
    self.bread = bread
    self.customer = customer
    self.repository = repository
  }

  func start() {
    let viewModel = OrderViewModel(bread: bread, repository: repository)
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

  private func signOut() {
    delegate?.orderCoordinatorDidSignOut(self)
  }
}

import UIKit

/// Ordering one bread, on the stack of whoever starts it.
@MainActor
final class OrderCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any OrderCoordinatorDelegate)?
  private let bread: Bread
  private let till: Till
  private let navigationController: UINavigationController
  private weak var origin: UIViewController?

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
    let screen = OrderViewController(
      viewModel: OrderViewModel(bread: bread, till: till)
    )
    screen.onGone = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(screen, animated: true)
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
}

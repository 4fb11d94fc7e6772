import UIKit

/// Ordering one bread: order, payment, and a receipt on a sheet.
@MainActor
final class OrderCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any OrderCoordinatorDelegate)?
  private let bread: Bread
  private let router: any Router

  init(bread: Bread, router: any Router) {
    self.bread = bread
    self.router = router
  }

  func start() {
    let viewModel = OrderViewModel(bread: bread)
    viewModel.onNext = { [weak self] in
      self?.askForPayment()
    }
    push(OrderViewController(viewModel: viewModel))
  }

  private func askForPayment() {
    let viewModel = PaymentViewModel(bread: bread)
    viewModel.onPaid = { [weak self] in
      self?.showReceipt()
    }
    push(PaymentViewController(viewModel: viewModel))
  }

  private func showReceipt() {
    let viewModel = ReceiptViewModel(bread: bread)
    viewModel.onDone = { [weak self] in
      self?.finish()
    }
    let receipt = ReceiptViewController(viewModel: viewModel)
    let stack = (router as? NavigationRouter)?.navigationController
    stack?.present(
      UINavigationController(rootViewController: receipt),
      animated: true
    )
  }

  private func finish() {
    let stack = (router as? NavigationRouter)?.navigationController
    stack?.dismiss(animated: true)
    stack?.popToRootViewController(animated: true)
    delegate?.orderCoordinatorDidFinish(self)
  }

  private func push(_ screen: UIViewController) {
    let stack = (router as? NavigationRouter)?.navigationController
    stack?.pushViewController(screen, animated: true)
  }
}

import UIKit

/// The flow by a coordinator: it makes the screens and moves the stack.
@MainActor
final class CoordinatorShop: Coordinator {
  let navigationController: UINavigationController
  private let list = BreadListViewModel()

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    list.onChosen = { [weak self] bread in
      self?.open(bread)
    }
    let screen = BreadListViewController(viewModel: list)
    navigationController.setViewControllers([screen], animated: false)
  }

  private func open(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.order(bread)
    }
    push(BreadViewController(viewModel: viewModel))
  }

  private func order(_ bread: Bread) {
    let viewModel = AmountViewModel()
    viewModel.onTaken = { [weak self] amount in
      self?.take(Order(amount: amount, bread: bread))
    }
    viewModel.onDeclined = { [weak self] in
      self?.navigationController.popViewController(animated: true)
    }
    push(AmountViewController(viewModel: viewModel))
  }

  private func take(_ order: Order) {
    list.order = order
    navigationController.popToRootViewController(animated: true)
  }

  private func push(_ screen: UIViewController) {
    navigationController.pushViewController(screen, animated: true)
  }
}

import UIKit

/// Buying bread: the list, a bread, the order.
@MainActor
final class ShopCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let window: UIWindow
  private let navigationController = UINavigationController()
  private let shelf = Shelf()

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    let viewModel = BreadListViewModel(shelf: shelf)
    viewModel.onChosen = { [weak self] bread in
      self?.showBread(bread)
    }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func showBread(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread, shelf: shelf)
    viewModel.onOrdered = { [weak self] in
      self?.showOrder(of: bread)
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func showOrder(of bread: Bread) {
    let viewModel = OrderViewModel(bread: bread)
    viewModel.onDone = { [weak self] in
      self?.backToList()
    }
    navigationController.pushViewController(
      OrderViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func backToList() {
    navigationController.popToRootViewController(animated: true)
  }
}

import UIKit

/// Buying bread: the list, a bread, the order.
@MainActor
final class ShopCoordinator: Coordinator, BreadViewModelDelegate {
  var childCoordinators: [any Coordinator] = []
  private let window: UIWindow
  private let navigationController = UINavigationController()
  private let shelf = Shelf()
  private let basket = Basket()

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    let viewModel = BreadListViewModel()
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
    let viewModel = BreadViewModel(
      bread: bread,
      shelf: shelf,
      basket: basket
    )
    viewModel.delegate = self
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  func breadViewModel(
    _ viewModel: BreadViewModel,
    didOrder bread: Bread
  ) {
    showOrder()
  }

  private func showOrder() {
    let viewModel = OrderViewModel(basket: basket)
    navigationController.pushViewController(
      OrderViewController(viewModel: viewModel),
      animated: true
    )
  }
}

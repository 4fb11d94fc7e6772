import UIKit

/// Buying bread: the list, a bread, the order.
@MainActor
final class ShopCoordinator: Coordinator {
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
    let screen = BreadViewController(viewModel: viewModel)
    screen.onOrder = { [weak self] in
      self?.showOrder()
    }
    navigationController.pushViewController(screen, animated: true)
  }

  private func showOrder() {
    let viewModel = OrderViewModel(basket: basket)
    navigationController.pushViewController(
      OrderViewController(viewModel: viewModel),
      animated: true
    )
  }
}

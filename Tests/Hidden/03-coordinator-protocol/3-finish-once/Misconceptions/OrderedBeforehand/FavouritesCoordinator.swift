import UIKit

/// The customer's favourites, and ordering from among them.
@MainActor
final class FavouritesCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when the customer has closed the list.
  var onFinish: ((FavouritesCoordinator) -> Void)?
  private let navigationController: UINavigationController
  private let breads: [Bread]
  private let basket: Basket

  init(
    navigationController: UINavigationController,
    breads: [Bread],
    basket: Basket
  ) {
    self.navigationController = navigationController
    self.breads = breads
    self.basket = basket
  }

  func start() {
    let viewModel = FavouritesViewModel(breads: breads)
    viewModel.onChosen = { [weak self] bread in
      self?.startOrder(of: bread)
    }
    viewModel.onClose = { [weak self] in
      self?.finish()
    }
    navigationController.setViewControllers(
      [FavouritesViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func startOrder(of bread: Bread) {
    let cover = UINavigationController.cover()
    let order = OrderCoordinator(navigationController: cover, bread: bread)
    order.onFinish = { [weak self] order in
      self?.end(order)
    }
    addChild(order)
    order.start()
    navigationController.present(cover, animated: true)
  }

  private func end(_ order: OrderCoordinator) {
    if let bread = order.ordered {
      basket.add(bread)
    }
    navigationController.dismiss(animated: true) { [weak self] in
      self?.removeChild(order)
    }
  }
}

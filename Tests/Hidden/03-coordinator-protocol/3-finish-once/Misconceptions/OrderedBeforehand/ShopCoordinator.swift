import UIKit

/// One customer's visit to the shop, and the root of the tree.
///
/// It keeps a child that is finished until the child's screens have
/// left.
@MainActor
final class ShopCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when the customer has left.
  var onFinish: ((ShopCoordinator) -> Void)?
  let navigationController = UINavigationController()
  private let basket = Basket()
  private let customer: Customer
  private let window: UIWindow

  init(window: UIWindow, customer: Customer) {
    self.window = window
    self.customer = customer
  }

  func start() {
    navigationController.setViewControllers([makeList()], animated: false)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func makeList() -> UIViewController {
    let viewModel = BreadListViewModel(basket: basket)
    viewModel.onChosen = { [weak self] bread in
      self?.startOrder(of: bread)
    }
    viewModel.onFavourites = { [weak self] in
      self?.startFavourites()
    }
    viewModel.onGoodbye = { [weak self] in
      self?.startGoodbye()
    }
    return BreadListViewController(viewModel: viewModel)
  }

  // MARK: Ordering a bread

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

  // MARK: Looking at the favourites

  private func startFavourites() {
    let cover = UINavigationController.cover()
    let favourites = FavouritesCoordinator(
      navigationController: cover,
      breads: customer.favourites,
      basket: basket
    )
    favourites.onFinish = { [weak self] favourites in
      self?.end(favourites)
    }
    addChild(favourites)
    favourites.start()
    navigationController.present(cover, animated: true)
  }

  private func end(_ favourites: FavouritesCoordinator) {
    navigationController.dismiss(animated: true) { [weak self] in
      self?.removeChild(favourites)
    }
  }

  // MARK: Leaving the shop

  private func startGoodbye() {
    let goodbye = GoodbyeCoordinator(
      presenter: navigationController,
      basket: basket
    )
    goodbye.onFinish = { [weak self] goodbye in
      self?.end(goodbye)
    }
    addChild(goodbye)
    goodbye.start()
  }

  private func end(_ goodbye: GoodbyeCoordinator) {
    removeChild(goodbye)
    if goodbye.isLeaving {
      finish()
    }
  }
}

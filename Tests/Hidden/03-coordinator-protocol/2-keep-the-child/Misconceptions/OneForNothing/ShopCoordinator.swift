import UIKit

/// One customer's visit to the shop, and the root of the tree.
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

  func finish() {
    onFinish?(self)
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
      self?.finish()
    }
    return BreadListViewController(viewModel: viewModel)
  }

  // MARK: Ordering a bread

  private func startOrder(of bread: Bread) {
    let order = OrderCoordinator(
      navigationController: navigationController,
      bread: bread
    )
    order.onFinish = { [weak self] order in
      self?.end(order)
    }
    addChild(order)
    order.start()
  }

  private func end(_ order: OrderCoordinator) {
    removeChild(order)
    if let bread = order.ordered {
      basket.add(bread)
    }
    navigationController.popToRootViewController(animated: true)
  }

  // MARK: Looking at the favourites

  /// Shows the favourites over the list, on a stack of their own.
  private func startFavourites() {
    let cover = UINavigationController()
    cover.modalPresentationStyle = .fullScreen
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
    removeChild(favourites)
    navigationController.dismiss(animated: true)
  }
}

import UIKit

/// One customer's visit to the shop, and the root of the tree.
///
/// Not final, so that `FaultyShopCoordinator` can show what goes wrong.
@MainActor
class ShopCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when the customer has left.
  var onFinish: ((ShopCoordinator) -> Void)?
  let navigationController = UINavigationController()
  let customer: Customer
  let basket = Basket()
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
      self?.startGoodbye()
    }
    return BreadListViewController(viewModel: viewModel)
  }

  // MARK: Ordering a bread

  func startOrder(of bread: Bread) {
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

  func end(_ order: OrderCoordinator) {
    removeChild(order)
    collect(order)
  }

  /// Puts what was ordered into the basket, and goes back to the list.
  func collect(_ order: OrderCoordinator) {
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
    let favourites = makeFavourites(on: cover)
    favourites.onFinish = { [weak self] favourites in
      self?.end(favourites)
    }
    addChild(favourites)
    favourites.start()
    navigationController.present(cover, animated: true)
  }

  func makeFavourites(
    on cover: UINavigationController
  ) -> FavouritesCoordinator {
    FavouritesCoordinator(
      navigationController: cover,
      breads: customer.favourites,
      basket: basket
    )
  }

  private func end(_ favourites: FavouritesCoordinator) {
    removeChild(favourites)
    navigationController.dismiss(animated: true)
  }

  // MARK: Leaving the shop

  private func startGoodbye() {
    let goodbye = makeGoodbye()
    goodbye.onFinish = { [weak self] goodbye in
      self?.end(goodbye)
    }
    addChild(goodbye)
    goodbye.start()
  }

  func makeGoodbye() -> GoodbyeCoordinator {
    GoodbyeCoordinator(presenter: navigationController, basket: basket)
  }

  private func end(_ goodbye: GoodbyeCoordinator) {
    removeChild(goodbye)
    if goodbye.isLeaving {
      finish()
    }
  }
}

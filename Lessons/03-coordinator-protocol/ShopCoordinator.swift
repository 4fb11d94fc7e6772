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
  let bakery: Bakery
  let bag = Bag()
  private let window: UIWindow

  init(window: UIWindow, bakery: Bakery) {
    self.window = window
    self.bakery = bakery
  }

  func start() {
    navigationController.setViewControllers([makeToday()], animated: false)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  func finish() {
    onFinish?(self)
  }

  private func makeToday() -> UIViewController {
    let viewModel = TodayViewModel(breads: bakery.today, bag: bag)
    viewModel.onChosen = { [weak self] bread in
      self?.startOrder(of: bread)
    }
    viewModel.onFavourites = { [weak self] in
      self?.startFavourites()
    }
    viewModel.onGoodbye = { [weak self] in
      self?.startGoodbye()
    }
    return TodayViewController(viewModel: viewModel)
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

  /// Puts what was ordered into the bag, and goes back to the list.
  func collect(_ order: OrderCoordinator) {
    if let bread = order.ordered {
      bag.add(bread)
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
      breads: bakery.favourites,
      bag: bag
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
    GoodbyeCoordinator(presenter: navigationController, bag: bag)
  }

  private func end(_ goodbye: GoodbyeCoordinator) {
    removeChild(goodbye)
    if goodbye.isLeaving {
      finish()
    }
  }
}

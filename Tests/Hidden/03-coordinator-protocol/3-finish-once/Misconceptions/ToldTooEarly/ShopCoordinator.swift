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
  private let bag = Bag()
  private let bakery: Bakery
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
      bag.add(bread)
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
      breads: bakery.favourites,
      bag: bag
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
      bag: bag
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

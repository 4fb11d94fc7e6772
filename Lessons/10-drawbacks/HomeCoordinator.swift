import UIKit

/// The shop: a list, a bread, and the flows that begin at a bread.
///
/// Not final, so that `FaultyHomeCoordinator` can show what goes wrong.
@MainActor
class HomeCoordinator: Coordinator, OrderCoordinatorDelegate,
  RatingCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  let till = Till()
  private(set) lazy var watcher = makeWatcher()
  private weak var list: UIViewController?
  private weak var breadScreen: UIViewController?

  func start() {
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.open(bread)
    }
    let list = BreadListViewController(viewModel: viewModel)
    self.list = list
    navigationController.setViewControllers([list], animated: false)
  }

  private func open(_ bread: Bread) {
    guard navigationController.topViewController === list else {
      return
    }
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.order(bread)
    }
    viewModel.onRate = { [weak self] in
      self?.rate(bread)
    }
    let screen = BreadViewController(viewModel: viewModel)
    breadScreen = screen
    navigationController.pushViewController(screen, animated: true)
  }

  // MARK: An order, on the same stack

  private func order(_ bread: Bread) {
    guard navigationController.topViewController === breadScreen else {
      return
    }
    let order = makeOrder(of: bread)
    order.delegate = self
    addChild(order)
    order.start()
  }

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    removeChild(child)
  }

  // MARK: A rating, on a sheet

  private func rate(_ bread: Bread) {
    guard childCoordinators.isEmpty else { return }
    let rating = makeRating(of: bread)
    rating.delegate = self
    addChild(rating)
    rating.start()
    navigationController.present(
      rating.navigationController,
      animated: true
    )
  }

  func ratingCoordinatorDidFinish(_ child: RatingCoordinator) {
    removeChild(child)
  }

  // MARK: What is made

  func makeWatcher() -> StackWatcher {
    StackWatcher(navigationController)
  }

  func makeOrder(of bread: Bread) -> OrderCoordinator {
    OrderCoordinator(
      bread: bread,
      till: till,
      navigationController: navigationController,
      watcher: watcher
    )
  }

  func makeRating(of bread: Bread) -> RatingCoordinator {
    RatingCoordinator(bread: bread)
  }
}

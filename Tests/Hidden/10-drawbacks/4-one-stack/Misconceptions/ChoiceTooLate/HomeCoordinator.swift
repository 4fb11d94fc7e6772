import UIKit

/// The shop: a list, a bread, orders and gifts.
@MainActor
final class HomeCoordinator: Coordinator, OrderCoordinatorDelegate,
  GiftCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  private let till = Till()
  private let watcher = StackWatcher()
  private weak var list: UIViewController?
  private weak var breadScreen: UIViewController?

  func start() {
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.open(bread)
    }
    let list = BreadListViewController(viewModel: viewModel)
    self.list = list
    navigationController.delegate = watcher
    navigationController.setViewControllers([list], animated: false)
  }

  /// Shows the day's list at once, since the shop is closing.
  func closeShop() {
    navigationController.popToRootViewController(animated: false)
  }

  private func open(_ bread: Bread) {
    guard navigationController.topViewController === list else {
      return
    }
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.order(bread)
    }
    viewModel.onGift = { [weak self] in
      self?.give(bread)
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
    let order = OrderCoordinator(
      bread: bread,
      till: till,
      navigationController: navigationController,
      watcher: watcher
    )
    order.delegate = self
    addChild(order)
    order.start()
  }

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    removeChild(child)
  }

  // MARK: A gift, on a sheet

  private func give(_ bread: Bread) {
    guard childCoordinators.isEmpty else { return }
    let gift = GiftCoordinator(bread: bread)
    gift.delegate = self
    addChild(gift)
    gift.start()
    navigationController.present(
      gift.navigationController,
      animated: true
    )
  }

  func giftCoordinatorDidFinish(_ child: GiftCoordinator) {
    removeChild(child)
  }
}

import UIKit

/// The app behind the sign-in, all of it on one stack.
@MainActor
final class ShopCoordinator: Coordinator, OrderCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any ShopCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let customer: String
  private let orders = OrderBook()

  init(customer: String) {
    self.customer = customer
  }

  func start() {
    let viewModel = MenuViewModel()
    viewModel.onBread = { [weak self] in
      self?.showList()
    }
    viewModel.onProfile = { [weak self] in
      self?.showProfile()
    }
    viewModel.onSettings = { [weak self] in
      self?.showSettings()
    }
    navigationController.setViewControllers(
      [MenuViewController(viewModel: viewModel)],
      animated: false
    )
  }

  // MARK: Bread

  private func showList() {
    guard navigationController.topViewController is MenuViewController
    else { return }
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.show(bread)
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    push(BreadListViewController(viewModel: viewModel))
  }

  private func show(_ bread: Bread) {
    guard navigationController.topViewController is BreadListViewController
    else { return }
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.startOrder(of: bread)
    }
    push(BreadViewController(viewModel: viewModel))
  }

  private func startOrder(of bread: Bread) {
    guard childCoordinators.isEmpty else { return }
    let order = OrderCoordinator(bread: bread, orders: orders)
    order.delegate = self
    addChild(order)
    order.start()
    navigationController.present(
      order.navigationController,
      animated: true
    )
  }

  private func end(_ order: OrderCoordinator) {
    removeChild(order)
    navigationController.dismiss(animated: true)
  }

  // MARK: Profile

  private func showProfile() {
    guard navigationController.topViewController is MenuViewController
    else { return }
    push(makeProfile())
  }

  private func makeProfile() -> UIViewController {
    let viewModel = ProfileViewModel(customer: customer, orders: orders)
    viewModel.onOrders = { [weak self] in
      self?.showOrders()
    }
    return ProfileViewController(viewModel: viewModel)
  }

  private func showOrders() {
    guard navigationController.topViewController is ProfileViewController
    else { return }
    push(OrdersViewController(viewModel: OrdersViewModel(orders: orders)))
  }

  // MARK: Settings

  private func showSettings() {
    guard navigationController.topViewController is MenuViewController
    else { return }
    let viewModel = SettingsViewModel()
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    push(SettingsViewController(viewModel: viewModel))
  }

  private func push(_ controller: UIViewController) {
    navigationController.pushViewController(controller, animated: true)
  }

  // MARK: What the child tells

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    end(child)
  }

  func orderCoordinatorDidAskForOrders(_ child: OrderCoordinator) {
    end(child)
    navigationController.popToRootViewController(animated: false)
    navigationController.pushViewController(makeProfile(), animated: false)
    showOrders()
  }

  func orderCoordinatorDidSignOut(_ child: OrderCoordinator) {
    end(child)
    signOut()
  }

  // MARK: What the parent is told

  private func signOut() {
    delegate?.shopCoordinatorDidSignOut(self)
  }
}

import UIKit

/// The flow of the tab Bread: a list, a bread, an order.
@MainActor
final class HomeCoordinator: TabCoordinator, OrderCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any HomeCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let customer: String
  private let repository: BreadRepository
  private let orders: OrderBook
  private weak var list: UIViewController?
  private weak var listModel: BreadListViewModel?
  private weak var breadModel: BreadViewModel?

  init(
    customer: String,
    repository: BreadRepository,
    orders: OrderBook
  ) {
    self.customer = customer
    self.repository = repository
    self.orders = orders
  }

  func start() {
    let list = makeList()
    self.list = list
    navigationController.setViewControllers([list], animated: false)
    listenToRepository()
    repository.fetch()
  }

  /// Asks to be told of news, and passes them on to the open screens.
  private func listenToRepository() {
    repository.onChange = { [weak self] in
      self?.refresh()
    }
  }

  private func refresh() {
    listModel?.update()
    breadModel?.update()
  }

  // MARK: The list

  private func makeList() -> UIViewController {
    let viewModel = BreadListViewModel(repository: repository)
    fill(viewModel)
    return BreadListViewController(viewModel: viewModel)
  }

  /// Says what follows when something happens on the list.
  private func fill(_ viewModel: BreadListViewModel) {
    listModel = viewModel
    viewModel.onChosen = { [weak self] bread in
      self?.open(bread)
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
  }

  // MARK: A bread

  /// Shows a bread, if the list is still in front.
  private func open(_ bread: Bread) {
    guard navigationController.topViewController === list else {
      return
    }
    showBread(bread)
  }

  private func showBread(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread, repository: repository)
    breadModel = viewModel
    viewModel.onOrder = { [weak self] bread in
      self?.order(bread)
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  // MARK: An order

  /// Starts an order, unless one is under way.
  private func order(_ bread: Bread) {
    guard childCoordinators.isEmpty else { return }
    startOrder(of: bread)
  }

  private func startOrder(of bread: Bread) {
    let order = OrderCoordinator(
      bread: bread,
      customer: customer,
      repository: repository,
      orders: orders
    )
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

  // MARK: What the child tells

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    end(child)
  }

  func orderCoordinatorDidAskForOrders(_ child: OrderCoordinator) {
    end(child)
    delegate?.homeCoordinatorDidAskForOrders(self)
  }

  // MARK: What the parent is told

  private func signOut() {
    delegate?.homeCoordinatorDidSignOut(self)
  }
}

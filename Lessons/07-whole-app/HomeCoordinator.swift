import UIKit

/// The shop, for a customer who has signed in: a list, a bread, an order.
///
/// Not final, so that `FaultyHomeCoordinator` can show what goes wrong.
@MainActor
class HomeCoordinator: Coordinator, OrderCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any HomeCoordinatorDelegate)?
  let navigationController = UINavigationController()
  let customer: String
  let repository: BreadRepository
  private weak var list: UIViewController?
  private weak var listModel: BreadListViewModel?
  private weak var breadModel: BreadViewModel?

  init(customer: String, repository: BreadRepository) {
    self.customer = customer
    self.repository = repository
  }

  func start() {
    let list = makeList()
    self.list = list
    navigationController.setViewControllers([list], animated: false)
    listenToRepository()
    repository.fetch()
  }

  /// Asks to be told of news, and passes them on to the open screens.
  func listenToRepository() {
    repository.onChange = { [weak self] in
      self?.refresh()
    }
  }

  func refresh() {
    listModel?.update()
    breadModel?.update()
  }

  // MARK: The list

  func makeList() -> UIViewController {
    let viewModel = BreadListViewModel(repository: repository)
    fill(viewModel)
    return BreadListViewController(viewModel: viewModel)
  }

  /// Says what follows when something happens on the list.
  func fill(_ viewModel: BreadListViewModel) {
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
  func open(_ bread: Bread) {
    guard navigationController.topViewController === list else {
      return
    }
    showBread(bread)
  }

  func showBread(_ bread: Bread) {
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
  func order(_ bread: Bread) {
    guard childCoordinators.isEmpty else { return }
    startOrder(of: bread)
  }

  func startOrder(of bread: Bread) {
    let order = OrderCoordinator(
      bread: bread,
      customer: customer,
      repository: repository
    )
    order.delegate = self
    addChild(order)
    order.start()
    navigationController.present(
      order.navigationController,
      animated: true
    )
  }

  func end(_ order: OrderCoordinator) {
    removeChild(order)
    navigationController.dismiss(animated: true)
  }

  // MARK: What the child tells

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    end(child)
  }

  func orderCoordinatorDidSignOut(_ child: OrderCoordinator) {
    end(child)
    signOut()
  }

  // MARK: What the parent is told

  func signOut() {
    delegate?.homeCoordinatorDidSignOut(self)
  }
}

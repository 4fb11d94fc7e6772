import UIKit

/// The shop, for a customer who has signed in.
///
/// Its three screens tell it what happens in three ways: the list by
/// closures, a bread by a delegate, the order by a protocol of its own.
@MainActor
class MainCoordinator: Coordinator, BreadViewModelDelegate,
  OrderNavigation
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any MainCoordinatorDelegate)?
  let navigationController = UINavigationController()
  let customer: String
  let shelf: Shelf
  let basket = Basket()

  init(customer: String, shelf: Shelf) {
    self.customer = customer
    self.shelf = shelf
  }

  func start() {
    navigationController.setViewControllers(
      [makeList(showing: makeListModel())],
      animated: false
    )
  }

  // MARK: The list, by closures

  func makeList(showing viewModel: BreadListViewModel) -> UIViewController {
    BreadListViewController(viewModel: viewModel)
  }

  func makeListModel() -> BreadListViewModel {
    let viewModel = BreadListViewModel(shelf: shelf)
    viewModel.onChosen = { [weak self] bread in
      self?.showBread(bread)
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    return viewModel
  }

  // MARK: A bread, by a delegate

  func showBread(_ bread: Bread) {
    let viewModel = makeBreadModel(for: bread)
    viewModel.delegate = self
    navigationController.pushViewController(
      makeBread(showing: viewModel),
      animated: true
    )
  }

  func makeBread(showing viewModel: BreadViewModel) -> UIViewController {
    BreadViewController(viewModel: viewModel)
  }

  func makeBreadModel(for bread: Bread) -> BreadViewModel {
    BreadViewModel(bread: bread, shelf: shelf, basket: basket)
  }

  func breadViewModel(
    _ viewModel: BreadViewModel,
    didOrder bread: Bread
  ) {
    showOrder()
  }

  // MARK: The order, by a protocol

  func showOrder() {
    let viewModel = OrderViewModel(
      customer: customer,
      basket: basket,
      navigation: self
    )
    navigationController.pushViewController(
      OrderViewController(viewModel: viewModel),
      animated: true
    )
  }

  func customerHasPaid() {
    navigationController.popToRootViewController(animated: true)
  }

  func customerHasLeft() { signOut() }

  func signOut() {
    delegate?.mainCoordinatorDidSignOut(self)
  }
}

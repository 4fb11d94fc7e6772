import UIKit

/// The tab with the customer's orders: a list and an order.
@MainActor
final class OrdersCoordinator: RouteTarget {
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  private let customer: String
  private let bakery: Bakery

  init(customer: String, bakery: Bakery) {
    self.customer = customer
    self.bakery = bakery
  }

  func start() {
    navigationController.tabBarItem.title = "Orders"
    navigationController.viewControllers = [makeList()]
  }

  private func makeList() -> UIViewController {
    let viewModel = OrderListViewModel(
      customer: customer,
      bakery: bakery
    )
    viewModel.onChosen = { [weak self] id in
      self?.choose(id)
    }
    return PageViewController(viewModel: viewModel)
  }

  /// Shows an order, if the list is still in front.
  private func choose(_ id: OrderID) {
    guard navigationController.viewControllers.count == 1,
      let order = bakery.order(id, of: customer)
    else { return }
    navigationController.pushViewController(
      makePage(of: order),
      animated: true
    )
  }

  private func makePage(of order: Order) -> UIViewController {
    PageViewController(viewModel: OrderViewModel(order: order))
  }

  // MARK: Routes

  func canOpen(_ route: Route) -> Bool {
    order(of: route) != nil
  }

  func open(_ route: Route) {
    guard let order = order(of: route) else { return }
    let list = navigationController.viewControllers.prefix(1)
    navigationController.viewControllers = list + [makePage(of: order)]
  }

  private func order(of route: Route) -> Order? {
    guard case .order(let id) = route else { return nil }
    return bakery.order(id, of: customer)
  }
}

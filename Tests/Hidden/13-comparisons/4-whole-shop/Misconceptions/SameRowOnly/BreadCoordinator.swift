import UIKit

/// The tab with today's bread: a list and a bread.
@MainActor
final class BreadCoordinator: RouteTarget {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any BreadCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let customer: String
  private let bakery: Bakery

  init(customer: String, bakery: Bakery) {
    self.customer = customer
    self.bakery = bakery
  }

  func start() {
    navigationController.tabBarItem.title = "Bread"
    navigationController.viewControllers = [makeList()]
  }

  private func makeList() -> UIViewController {
    let viewModel = BreadListViewModel(bakery: bakery)
    viewModel.onChosen = { [weak self] id in
      self?.choose(id)
    }
    return PageViewController(viewModel: viewModel)
  }

  /// Shows a bread, if it is not the one that is shown.
  private func choose(_ id: BreadID) {
    guard let bread = bakery.bread(id),
      navigationController.topViewController?.title != bread.name
    else { return }
    navigationController.pushViewController(
      makePage(of: bread),
      animated: true
    )
  }

  private func makePage(of bread: Bread) -> UIViewController {
    let viewModel = BreadViewModel(
      bread: bread,
      customer: customer,
      bakery: bakery
    )
    viewModel.onOrder = { [weak self] in
      self?.order(bread)
    }
    return PageViewController(viewModel: viewModel)
  }

  private func order(_ bread: Bread) {
    delegate?.breadCoordinator(self, didChooseToOrder: bread)
  }

  // MARK: Routes

  func canOpen(_ route: Route) -> Bool {
    bread(of: route) != nil
  }

  func open(_ route: Route) {
    guard let bread = bread(of: route) else { return }
    let list = navigationController.viewControllers.prefix(1)
    navigationController.viewControllers = list + [makePage(of: bread)]
    if case .orderForm = route { order(bread) }
  }

  private func bread(of route: Route) -> Bread? {
    switch route {
    case .bread(let id), .orderForm(let id): bakery.bread(id)
    case .order: nil
    }
  }
}

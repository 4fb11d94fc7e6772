import UIKit

/// The tab with today's bread: a list and a bread.
@MainActor
final class BreadCoordinator: RouteTarget {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any BreadCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let bakery: Bakery

  init(bakery: Bakery) {
    self.bakery = bakery
  }

  func start() {
    navigationController.tabBarItem.title = "Bread"
    navigationController.setViewControllers([makeList()], animated: false)
  }

  private func makeList() -> UIViewController {
    let rows = bakery.breads.map { bread in
      ListRow(title: bread.name) { [weak self] in
        self?.choose(bread)
      }
    }
    return ListViewController(
      viewModel: ListViewModel(title: "Today's bread", rows: rows)
    )
  }

  /// Shows a bread, if the list is still in front.
  private func choose(_ bread: Bread) {
    guard navigationController.viewControllers.count == 1 else { return }
    navigationController.pushViewController(
      makeBread(bread),
      animated: true
    )
  }

  private func makeBread(_ bread: Bread) -> UIViewController {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.order(bread)
    }
    return BreadViewController(viewModel: viewModel)
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
    choose(bread)
    if case .order = route { order(bread) }
  }

  private func bread(of route: Route) -> Bread? {
    switch route {
    case .bread(let id), .order(let id): bakery.bread(id)
    case .user: nil
    }
  }
}

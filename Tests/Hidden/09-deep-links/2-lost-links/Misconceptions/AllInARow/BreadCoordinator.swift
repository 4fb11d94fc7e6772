import UIKit

/// The tab with today's bread: a list and a bread.
@MainActor
final class BreadCoordinator: RouteTarget {
  var childCoordinators: [any Coordinator] = []
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
    BreadViewController(viewModel: BreadViewModel(bread: bread))
  }

  // MARK: Routes

  func canOpen(_ route: Route) -> Bool {
    bread(of: route) != nil
  }

  func open(_ route: Route) {
    guard let bread = bread(of: route) else { return }
    let list = navigationController.viewControllers.prefix(1)
    navigationController.setViewControllers(
      list + [makeBread(bread)],
      animated: false
    )
  }

  private func bread(of route: Route) -> Bread? {
    guard case .bread(let id) = route else { return nil }
    return bakery.bread(id)
  }
}

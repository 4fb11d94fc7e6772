import UIKit

/// The app after sign-in: a flow in each tab.
@MainActor
final class TabBarCoordinator: Coordinator, PeopleCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any TabBarCoordinatorDelegate)?
  let tabBarController = UITabBarController()
  private let bread: BreadCoordinator
  private let people: PeopleCoordinator

  init(bakery: Bakery, directory: Directory) {
    bread = BreadCoordinator(bakery: bakery)
    people = PeopleCoordinator(directory: directory)
  }

  func start() {
    people.delegate = self
    addChild(bread)
    addChild(people)
    bread.start()
    people.start()
    tabBarController.viewControllers = [
      bread.navigationController, people.navigationController,
    ]
  }

  func open(_ route: Route) -> RouteOutcome {
    if bread.canOpen(route) {
      show(route, in: bread)
    } else if people.canOpen(route) {
      show(route, in: people)
    } else {
      return .unknown
    }
    return .opened
  }

  private func show(_ route: Route, in flow: any RouteTarget) {
    bread.clearTheWay { [weak self] in
      let navigation = flow.navigationController
      self?.tabBarController.selectedViewController = navigation
      flow.open(route)
    }
  }

  func peopleCoordinatorDidSignOut(_ child: PeopleCoordinator) {
    delegate?.tabBarCoordinatorDidSignOut(self)
  }
}

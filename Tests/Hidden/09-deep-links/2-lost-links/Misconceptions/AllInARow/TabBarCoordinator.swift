import UIKit

/// The app after sign-in: a flow in each tab.
@MainActor
final class TabBarCoordinator: Coordinator, PeopleCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any TabBarCoordinatorDelegate)?
  let tabBarController = UITabBarController()
  private let bakery: Bakery
  private let directory: Directory

  init(bakery: Bakery, directory: Directory) {
    self.bakery = bakery
    self.directory = directory
  }

  func start() {
    addChild(BreadCoordinator(bakery: bakery))
    let people = PeopleCoordinator(directory: directory)
    people.delegate = self
    addChild(people)
    for flow in flows {
      flow.start()
    }
    tabBarController.setViewControllers(
      flows.map(\.navigationController),
      animated: false
    )
  }

  /// The flows of the tabs, in the order of the tabs.
  private var flows: [any RouteTarget] {
    childCoordinators.compactMap { $0 as? any RouteTarget }
  }

  /// Goes where a route leads, if one of the tabs has what it names.
  func open(_ route: Route) -> RouteOutcome {
    guard let tab = flows.firstIndex(where: { $0.canOpen(route) }) else {
      return .unknown
    }
    tabBarController.selectedIndex = tab
    flows[tab].open(route)
    return .opened
  }

  // MARK: What the tabs tell

  func peopleCoordinatorDidSignOut(_ child: PeopleCoordinator) {
    delegate?.tabBarCoordinatorDidSignOut(self)
  }
}

import UIKit

/// The app after sign-in: a flow in each tab, and an order over them.
///
/// Not final, so that `FaultyTabBarCoordinator` can show what goes wrong.
@MainActor
class TabBarCoordinator: Coordinator, BreadCoordinatorDelegate,
  PeopleCoordinatorDelegate, OrderCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any TabBarCoordinatorDelegate)?
  let tabBarController = UITabBarController()
  private let bakery: Bakery
  private let directory: Directory
  private var isDismissing = false
  /// Where to go as soon as the sheet has gone.
  private var next: Route?

  init(bakery: Bakery, directory: Directory) {
    self.bakery = bakery
    self.directory = directory
  }

  func start() {
    let bread = BreadCoordinator(bakery: bakery)
    bread.delegate = self
    addChild(bread)
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
  var flows: [any RouteTarget] {
    childCoordinators.compactMap { $0 as? any RouteTarget }
  }

  // MARK: Routes

  /// Goes where a route leads, if one of the tabs has what it names.
  func open(_ route: Route) -> RouteOutcome {
    guard flows.contains(where: { $0.canOpen(route) }) else {
      return .unknown
    }
    endOrder()
    if isDismissing {
      next = route
    } else {
      show(route)
    }
    return .opened
  }

  /// Chooses the tab that has what the route names, and shows it there.
  func show(_ route: Route) {
    guard let tab = flows.firstIndex(where: { $0.canOpen(route) }) else {
      return
    }
    tabBarController.selectedIndex = tab
    flows[tab].open(route)
  }

  // MARK: An order

  /// Who shows the sheet of an order.
  var presenter: UIViewController { tabBarController }

  /// Starts an order, unless one is under way.
  func breadCoordinator(
    _ child: BreadCoordinator,
    didChooseToOrder bread: Bread
  ) {
    guard order == nil else { return }
    let order = OrderCoordinator(bread: bread)
    order.delegate = self
    addChild(order)
    order.start()
    presenter.present(order.navigationController, animated: true)
  }

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    endOrder()
  }

  /// Ends the order that is under way, if there is one.
  func endOrder() {
    guard let order else { return }
    removeChild(order)
    isDismissing = true
    presenter.dismiss(animated: true) { [weak self] in
      self?.sheetHasGone()
    }
  }

  /// Goes where the last link leads that came while the sheet was going.
  private func sheetHasGone() {
    isDismissing = false
    guard let route = next else { return }
    next = nil
    show(route)
  }

  private var order: OrderCoordinator? {
    childCoordinators.compactMap { $0 as? OrderCoordinator }.first
  }

  // MARK: What the tabs tell

  func peopleCoordinatorDidSignOut(_ child: PeopleCoordinator) {
    delegate?.tabBarCoordinatorDidSignOut(self)
  }
}

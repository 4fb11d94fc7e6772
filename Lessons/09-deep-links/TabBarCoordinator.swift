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
  /// Whether a sheet is coming or going; meanwhile none can do either.
  private var isSheetMoving = false
  /// Where the last link leads, until the way is clear.
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
    next = route
    goOn()
    return .opened
  }

  /// Goes where the last link leads, as soon as nothing is in the way.
  private func goOn() {
    guard let route = next, !isSheetMoving else { return }
    if let order { return end(order) }
    next = nil
    show(route)
  }

  /// Chooses the tab that has what the route names, and shows it there.
  func show(_ route: Route) {
    guard let flow = flows.first(where: { $0.canOpen(route) }) else {
      return
    }
    tabBarController.selectedViewController = flow.navigationController
    flow.open(route)
  }

  // MARK: An order

  /// Who shows the sheet of an order.
  var presenter: UIViewController { tabBarController }

  /// Starts an order, unless one is under way or its sheet still going.
  func breadCoordinator(
    _ child: BreadCoordinator,
    didChooseToOrder bread: Bread
  ) {
    guard order == nil, !isSheetMoving else { return }
    startOrder(of: bread)
  }

  func startOrder(of bread: Bread) {
    let order = OrderCoordinator(bread: bread)
    order.delegate = self
    addChild(order)
    order.start()
    isSheetMoving = true
    presenter.present(order.navigationController, animated: true) {
      [weak self] in
      self?.sheetHasMoved()
    }
  }

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    guard !isSheetMoving else { return }
    end(child)
  }

  func end(_ order: OrderCoordinator) {
    removeChild(order)
    isSheetMoving = true
    presenter.dismiss(animated: true) { [weak self] in
      self?.sheetHasMoved()
    }
  }

  private func sheetHasMoved() {
    isSheetMoving = false
    goOn()
  }

  /// The order that is under way.
  var order: OrderCoordinator? {
    childCoordinators.compactMap { $0 as? OrderCoordinator }.first
  }

  // MARK: What the tabs tell

  func peopleCoordinatorDidSignOut(_ child: PeopleCoordinator) {
    delegate?.tabBarCoordinatorDidSignOut(self)
  }
}

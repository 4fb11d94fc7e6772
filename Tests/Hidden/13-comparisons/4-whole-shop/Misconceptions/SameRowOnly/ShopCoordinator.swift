import UIKit

/// The app after sign-in: a flow in each tab, and a form over them.
@MainActor
final class ShopCoordinator: Coordinator, BreadCoordinatorDelegate,
  SettingsCoordinatorDelegate, OrderFormCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any ShopCoordinatorDelegate)?
  let tabBarController = UITabBarController()
  private let customer: String
  private let bakery: Bakery
  /// Where the last link leads, until the way is clear.
  private var next: Route?

  init(customer: String, bakery: Bakery) {
    self.customer = customer
    self.bakery = bakery
  }

  func start() {
    let bread = BreadCoordinator(customer: customer, bakery: bakery)
    bread.delegate = self
    let orders = OrdersCoordinator(customer: customer, bakery: bakery)
    let settings = SettingsCoordinator(customer: customer)
    settings.delegate = self
    let tabs: [any TabCoordinator] = [bread, orders, settings]
    for tab in tabs {
      addChild(tab)
      tab.start()
    }
    tabBarController.viewControllers = tabs.map(\.navigationController)
  }

  // MARK: Routes

  /// Goes where a route leads, if one of the tabs has what it names.
  func open(_ route: Route) {
    guard target(of: route) != nil else { return }
    next = route
    goOn()
  }

  /// Goes where the last link leads, as soon as no form is in the way.
  private func goOn() {
    guard let route = next else { return }
    if let form { return form.cancel() }
    next = nil
    guard let target = target(of: route) else { return }
    tabBarController.selectedViewController = target.navigationController
    target.open(route)
  }

  private func target(of route: Route) -> (any RouteTarget)? {
    childCoordinators.lazy.compactMap { $0 as? any RouteTarget }
      .first { $0.canOpen(route) }
  }

  // MARK: The form

  /// The form that is on the screen, or comes or goes.
  private var form: OrderFormCoordinator? {
    childCoordinators.lazy.compactMap { $0 as? OrderFormCoordinator }
      .first
  }

  /// Puts up the form, unless there is one.
  func breadCoordinator(
    _ child: BreadCoordinator,
    didChooseToOrder bread: Bread
  ) {
    guard form == nil else { return }
    let form = OrderFormCoordinator(
      bread: bread,
      presenter: tabBarController
    )
    form.delegate = self
    addChild(form)
    form.start()
  }

  func orderFormCoordinator(
    _ child: OrderFormCoordinator,
    didFinishWith outcome: OrderOutcome
  ) {
    removeChild(child)
    switch outcome {
    case .confirmed(let bread): bakery.place(bread, for: customer)
    case .cancelled(let bread): bakery.cancel(bread)
    }
    goOn()
  }

  // MARK: Signing out

  func settingsCoordinatorDidSignOut(_ child: SettingsCoordinator) {
    delegate?.shopCoordinatorDidSignOut(self)
  }
}

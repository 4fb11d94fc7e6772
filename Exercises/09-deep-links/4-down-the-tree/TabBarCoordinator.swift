import UIKit

/// The app after sign-in: a flow in each tab, and an order over them.
@MainActor
final class TabBarCoordinator: Coordinator, BreadCoordinatorDelegate,
  PeopleCoordinatorDelegate, OrderCoordinatorDelegate
{
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
    let bread = BreadCoordinator(bakery: bakery)
    bread.delegate = self
    addChild(bread)
    bread.start()
    let people = PeopleCoordinator(directory: directory)
    people.delegate = self
    addChild(people)
    people.start()
    tabBarController.setViewControllers(
      [bread.navigationController, people.navigationController],
      animated: false
    )
  }

  // MARK: An order

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
    tabBarController.present(
      order.navigationController,
      animated: true
    )
  }

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    removeChild(child)
    tabBarController.dismiss(animated: true)
  }

  private var order: OrderCoordinator? {
    childCoordinators.compactMap { $0 as? OrderCoordinator }.first
  }

  // MARK: What the tabs tell

  func peopleCoordinatorDidSignOut(_ child: PeopleCoordinator) {
    delegate?.tabBarCoordinatorDidSignOut(self)
  }
}

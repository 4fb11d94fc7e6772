import UIKit

/// The tab with today's bread: a list and a bread.
@MainActor
final class BreadCoordinator: RouteTarget, OrderCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  private let bakery: Bakery
  private var isSheetMoving = false
  private var wayIsClear: (() -> Void)?

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

  // MARK: An order

  /// The tabs, if there are any: they are in the window for certain.
  private var presenter: UIViewController {
    navigationController.tabBarController ?? navigationController
  }

  private func order(_ bread: Bread) {
    guard childCoordinators.isEmpty, !isSheetMoving else { return }
    let order = OrderCoordinator(bread: bread)
    order.delegate = self
    addChild(order)
    order.start()
    isSheetMoving = true
    presenter.present(
      order.navigationController,
      animated: true,
      completion: makeContinuation()
    )
  }

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    removeChild(child)
    isSheetMoving = true
    presenter.dismiss(animated: true, completion: makeContinuation())
  }

  private func makeContinuation() -> () -> Void {
    { [weak self] in
      self?.isSheetMoving = false
      self?.proceed()
    }
  }

  /// Ends an order, and calls back when no sheet is left.
  ///
  /// The last one to ask is called.
  func clearTheWay(then wayIsClear: @escaping () -> Void) {
    self.wayIsClear = wayIsClear
    proceed()
  }

  private func proceed() {
    guard !isSheetMoving, let wayIsClear else { return }
    for case let order as OrderCoordinator in childCoordinators {
      return orderCoordinatorDidFinish(order)
    }
    self.wayIsClear = nil
    wayIsClear()
  }

  // MARK: Routes

  func canOpen(_ route: Route) -> Bool {
    bread(of: route) != nil
  }

  func open(_ route: Route) {
    guard let bread = bread(of: route) else { return }
    show(bread)
    if case .order = route { order(bread) }
  }

  /// Shows a bread on the list, whatever was there before.
  private func show(_ bread: Bread) {
    let list = navigationController.viewControllers.prefix(1)
    navigationController.setViewControllers(
      list + [makeBread(bread)],
      animated: false
    )
  }

  private func bread(of route: Route) -> Bread? {
    switch route {
    case .bread(let id), .order(let id): bakery.bread(id)
    case .user: nil
    }
  }
}

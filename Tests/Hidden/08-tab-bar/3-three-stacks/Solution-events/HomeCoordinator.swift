import UIKit

/// The shop: breads, and orders of them.
final class HomeCoordinator: Tab, OrderCoordinatorDelegate {
  private let orders: OrderBook

  init(orders: OrderBook, telling tell: @escaping (TabEvent) -> Void) {
    self.orders = orders
    super.init(title: "Bread", telling: tell)
  }

  override func makeRoot() -> UIViewController {
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] in self?.open($0) }
    viewModel.onSignOut = { [tell] in tell(.signedOut) }
    return BreadListViewController(viewModel: viewModel)
  }

  private func open(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in self?.order(bread) }
    push(BreadViewController(viewModel: viewModel), over: 1)
  }

  private func order(_ bread: Bread) {
    guard stack.presentedViewController == nil else { return }
    let order = OrderCoordinator(bread: bread, orders: orders)
    order.delegate = self
    addChild(order)
    order.start()
    stack.present(order.navigationController, animated: true)
  }

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    removeChild(child)
    stack.dismiss(animated: true)
  }

  func orderCoordinatorDidAskForOrders(_ child: OrderCoordinator) {
    removeChild(child)
    stack.dismiss(animated: true) { [tell] in tell(.ordersWanted) }
  }

  func orderCoordinatorDidSignOut(_ child: OrderCoordinator) {
    removeChild(child)
    stack.dismiss(animated: true) { [tell] in tell(.signedOut) }
  }
}

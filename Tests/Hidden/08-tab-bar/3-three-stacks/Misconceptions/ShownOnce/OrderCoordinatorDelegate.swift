/// What an `OrderCoordinator` tells its parent.
@MainActor
protocol OrderCoordinatorDelegate: AnyObject {
  /// The order is over, with or without a bread.
  func orderCoordinatorDidFinish(_ child: OrderCoordinator)

  /// The same, and the customer wants to see all orders.
  func orderCoordinatorDidAskForOrders(_ child: OrderCoordinator)

  /// The same, and the customer is leaving the shop.
  func orderCoordinatorDidSignOut(_ child: OrderCoordinator)
}

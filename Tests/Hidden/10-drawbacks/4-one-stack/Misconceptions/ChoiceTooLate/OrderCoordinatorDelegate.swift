/// What an `OrderCoordinator` tells its parent.
@MainActor
protocol OrderCoordinatorDelegate: AnyObject {
  /// The order has left the stack, paid or not.
  func orderCoordinatorDidFinish(_ child: OrderCoordinator)
}

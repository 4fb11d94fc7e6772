/// What an `OrderCoordinator` tells its parent.
@MainActor
protocol OrderCoordinatorDelegate: AnyObject {
  /// The order is over, with or without a bread.
  func orderCoordinatorDidFinish(_ child: OrderCoordinator)
}

/// What an `OrderCoordinator` tells its parent.
@MainActor
protocol OrderCoordinatorDelegate: AnyObject {
  /// The order's first screen has gone, whether a bread was bought or not.
  func orderCoordinatorDidFinish(_ child: OrderCoordinator)
}

/// What a `HomeCoordinator` tells its parent.
@MainActor
protocol HomeCoordinatorDelegate: AnyObject {
  /// The customer wants to see all orders; the child goes on meanwhile.
  func homeCoordinatorDidAskForOrders(_ child: HomeCoordinator)

  /// The customer has signed out; the child has nothing more to do.
  func homeCoordinatorDidSignOut(_ child: HomeCoordinator)
}

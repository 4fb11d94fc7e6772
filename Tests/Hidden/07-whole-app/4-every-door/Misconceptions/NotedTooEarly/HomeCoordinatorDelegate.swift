/// What a `HomeCoordinator` tells its parent.
@MainActor
protocol HomeCoordinatorDelegate: AnyObject {
  /// The customer has signed out; the child has nothing more to do.
  func homeCoordinatorDidSignOut(_ child: HomeCoordinator)
}

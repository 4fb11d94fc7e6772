/// What a `MainCoordinator` tells its parent.
@MainActor
protocol MainCoordinatorDelegate: AnyObject {
  /// The user has signed out; the child has nothing more to do.
  func mainCoordinatorDidSignOut(_ child: MainCoordinator)
}

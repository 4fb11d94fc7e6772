/// What a `TabBarCoordinator` tells its parent.
@MainActor
protocol TabBarCoordinatorDelegate: AnyObject {
  /// The customer has signed out; the child has nothing more to do.
  func tabBarCoordinatorDidSignOut(_ child: TabBarCoordinator)
}

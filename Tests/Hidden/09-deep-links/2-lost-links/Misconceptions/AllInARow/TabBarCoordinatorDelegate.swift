/// What a `TabBarCoordinator` tells its parent.
@MainActor
protocol TabBarCoordinatorDelegate: AnyObject {
  /// The customer is leaving.
  func tabBarCoordinatorDidSignOut(_ child: TabBarCoordinator)
}

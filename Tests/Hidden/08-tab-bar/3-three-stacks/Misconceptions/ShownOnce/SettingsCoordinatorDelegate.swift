/// What a `SettingsCoordinator` tells its parent.
@MainActor
protocol SettingsCoordinatorDelegate: AnyObject {
  /// The customer has signed out; the child has nothing more to do.
  func settingsCoordinatorDidSignOut(_ child: SettingsCoordinator)
}

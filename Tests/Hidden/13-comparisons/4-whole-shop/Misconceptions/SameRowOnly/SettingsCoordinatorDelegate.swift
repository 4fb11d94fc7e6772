/// What a `SettingsCoordinator` tells its parent.
@MainActor
protocol SettingsCoordinatorDelegate: AnyObject {
  /// The customer is leaving.
  func settingsCoordinatorDidSignOut(_ child: SettingsCoordinator)
}

/// What a `SettingsCoordinator` tells its parent.
@MainActor
protocol SettingsCoordinatorDelegate: AnyObject {
  /// The user is done with the settings.
  func settingsCoordinatorDidFinish(_ child: SettingsCoordinator)

  /// The user wants to sign out.
  func settingsCoordinatorDidSignOut(_ child: SettingsCoordinator)
}

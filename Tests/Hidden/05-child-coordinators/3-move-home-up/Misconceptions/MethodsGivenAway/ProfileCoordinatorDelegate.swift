/// What a `ProfileCoordinator` tells its parent.
@MainActor
protocol ProfileCoordinatorDelegate: AnyObject {
  /// The user is done with the profile.
  func profileCoordinatorDidFinish(_ child: ProfileCoordinator)
}

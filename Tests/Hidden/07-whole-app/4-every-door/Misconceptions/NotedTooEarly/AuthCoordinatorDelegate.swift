/// What an `AuthCoordinator` tells its parent.
@MainActor
protocol AuthCoordinatorDelegate: AnyObject {
  /// Somebody has signed in; the child has nothing more to do.
  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  )
}

/// What an `AuthCoordinator` tells its parent, which decides what next.
@MainActor
protocol AuthCoordinatorDelegate: AnyObject {
  /// Somebody has signed in; the child has nothing more to do.
  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  )

  /// The user has given up; the child has nothing more to do.
  func authCoordinatorDidCancel(_ child: AuthCoordinator)

  /// A baker wants to sign in; the child goes on meanwhile.
  func authCoordinatorDidFindBaker(_ child: AuthCoordinator)
}

/// What has become of a route.
enum RouteOutcome: Equatable {
  /// The user is there, or on the way.
  case opened
  /// It waits until somebody has signed in.
  case kept
  /// Nothing in this app is at this place; nothing has changed.
  case unknown
}

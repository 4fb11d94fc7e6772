/// How far a controller's view is in front of the user.
enum Appearance: Equatable {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// Whether a container is taking a controller in or letting it go.
enum Membership: Equatable {
  case settled
  case moving
  case leaving
}

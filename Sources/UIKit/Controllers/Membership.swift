/// Whether a container is taking a controller in or letting it go.
enum Membership: Equatable {
  case settled
  case moving
  case leaving
}

/// How far a controller's view is in front of the user.
enum Appearance: Equatable {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// The door by which somebody signs in.
enum Entrance {
  /// The shop's door, for customers: it is the app's first screen.
  case front
  /// The bakers' door: a sheet over whatever the app shows.
  case bakers
}

/// What kind of curve an animation's speed follows.
public enum UITimingCurveType: Int, Sendable {
  /// One that the system has.
  case builtin = 0
  /// One of the app's own.
  case cubic = 1
  /// A spring's.
  case spring = 2
  /// Several in one.
  case composed = 3
}

/// Where an animation is, from its beginning to its end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its beginning.
  case start = 1
  /// Where it is now.
  case current = 2
}

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// The page turns over.
  case flipHorizontal = 1
  /// One content fades into the other.
  case crossDissolve = 2
  /// The page curls up.
  case partialCurl = 3
}

/// How text is broken or cut off.
public enum NSLineBreakMode: Int, Sendable {
  /// Broken between words.
  case byWordWrapping = 0
  /// Broken between characters.
  case byCharWrapping = 1
  /// Cut at the edge.
  case byClipping = 2
  /// Cut off at the beginning.
  case byTruncatingHead = 3
  /// Cut off at the end.
  case byTruncatingTail = 4
  /// Cut out in the middle.
  case byTruncatingMiddle = 5
}

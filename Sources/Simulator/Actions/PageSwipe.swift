/// Where a finger goes that turns a page.
public enum PageSwipe: String, Sendable {
  /// To the next page.
  case left
  /// To the page before.
  case right
}

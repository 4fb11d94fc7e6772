extension UINavigationController {
  /// Which way a transition goes.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// To a new top.
    case push = 1
    /// Back to an old one.
    case pop = 2
  }
}

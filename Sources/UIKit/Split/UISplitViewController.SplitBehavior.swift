extension UISplitViewController {
  /// How the columns share the width.
  public enum SplitBehavior: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// One over the other.
    case overlay = 2
    /// One pushes the other aside.
    case displace = 3
  }
}

extension UISplitViewController {
  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// The last alone.
    case secondaryOnly = 1
    /// One beside the last.
    case oneBesideSecondary = 2
    /// One over the last.
    case oneOverSecondary = 3
    /// Two beside the last.
    case twoBesideSecondary = 4
    /// Two over the last.
    case twoOverSecondary = 5
    /// Two beside the last, which they push aside.
    case twoDisplaceSecondary = 6

    /// The first beside the last, in the words of the classic interface.
    public static var allVisible: Self { .oneBesideSecondary }

    /// The last alone, in the words of the classic interface.
    public static var primaryHidden: Self { .secondaryOnly }

    /// The first over the last, in the words of the classic interface.
    public static var primaryOverlay: Self { .oneOverSecondary }
  }
}

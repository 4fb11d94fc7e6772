extension UIView.AnimationOptions {
  /// Takes its own duration, not that of the animation around it.
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  /// Takes its own curve, not that of the animation around it.
  public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
  /// Draws the views anew while they move.
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  /// Hides the old view and shows the new one, instead of removing and adding them.
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  /// Takes its own options, not those of the animation around it.
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
  /// The view curls up.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// The view curls down.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// The view turns over from the top.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// The view turns over from the bottom.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
}

public import Foundation

extension UIView {
  /// How an animation's pace changes.
  public enum AnimationCurve: Int, Sendable {
    /// Slow, fast, slow.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// The same throughout.
    case linear = 3
  }

  /// How an animation runs.
  ///
  /// The stand-in keeps none of it.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays subviews out with the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Takes touches while it runs.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Starts from where another animation is.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs back after running forth.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Slow, fast, slow.
    public static let curveEaseInOut: Self = []
    /// Slow at first.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// The same throughout.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// One content fades into the other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// The view turns over from the left.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// The view turns over from the right.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  }

  /// Makes changes at once and calls back when virtual time has passed their duration.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    Runtime.current.schedule(after: .wholeMicroseconds(duration + delay)) { completion(true) }
  }

  /// Makes changes at once and calls back when virtual time has passed their duration.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes at once and calls back when virtual time has passed their duration.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      animations: animations,
      completion: completion
    )
  }

  /// Makes changes to a view's content and calls back when virtual time has passed their duration.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      animations: animations ?? {},
      completion: completion
    )
  }

  /// Makes changes without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

extension Duration {
  /// A number of seconds without the last binary digits, so that 0.1 and 0.2 make 0.3.
  static func wholeMicroseconds(_ seconds: TimeInterval) -> Duration {
    .microseconds(Int64((seconds * 1_000_000).rounded()))
  }
}

public import Foundation

/// A curve between two speeds.
@MainActor
open class UICubicTimingParameters: NSObject, @MainActor UITimingCurveProvider {
  /// The system's curve that this one is.
  open private(set) var animationCurve: UIView.AnimationCurve = .easeInOut

  /// The point that the curve leaves towards.
  open private(set) var controlPoint1: CGPoint = .zero

  /// The point that the curve arrives from.
  open private(set) var controlPoint2 = CGPoint(x: 1, y: 1)

  private let isBuiltIn: Bool

  /// Makes the system's usual curve.
  public override init() {
    isBuiltIn = true
    super.init()
  }

  /// Makes one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltIn = true
    super.init()
  }

  /// Makes a curve of the app's own.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
    super.init()
  }

  /// Makes a curve from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    isBuiltIn = true
    super.init()
  }

  /// Writes the curve to an archive.
  ///
  /// The stand-in writes nothing.
  open func encode(with coder: NSCoder) {}

  /// The curve itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What kind of curve it is.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }

  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// No spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

public import Foundation

/// The curve of a spring.
@MainActor
open class UISpringTimingParameters: NSObject, @MainActor UITimingCurveProvider {
  /// The speed at the beginning.
  open private(set) var initialVelocity: CGVector = .zero

  /// Makes a spring's curve with a speed at the beginning.
  ///
  /// How soon the spring comes to rest makes no difference to the stand-in.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring's curve from rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a curve from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes the curve to an archive.
  ///
  /// The stand-in writes nothing.
  open func encode(with coder: NSCoder) {}

  /// The curve itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A spring's.
  open var timingCurveType: UITimingCurveType { .spring }

  /// No curve between two speeds.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The curve itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

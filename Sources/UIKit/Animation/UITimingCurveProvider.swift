public import Foundation

/// What an animation's speed follows.
///
/// The stand-in shows no speed.
@MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }

  /// The curve between two speeds, or nil.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The curve of a spring, or nil.
  var springTimingParameters: UISpringTimingParameters? { get }
}

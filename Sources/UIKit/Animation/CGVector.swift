public import Foundation

/// A direction and a length.
///
/// Core Graphics has it on a device, and Foundation does not on Linux.
public struct CGVector: Equatable, Sendable {
  /// How far to the right.
  public var dx: CGFloat

  /// How far down.
  public var dy: CGFloat

  /// Makes a vector without a length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No length.
  public static var zero: CGVector { CGVector() }
}

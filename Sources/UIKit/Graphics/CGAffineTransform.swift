public import Foundation

/// A movement, turn and scaling of the plane.
///
/// The stand-in keeps a view's and shows it untransformed.
public struct CGAffineTransform: Equatable, Sendable {
  /// The first row's first entry.
  public var a: CGFloat
  /// The first row's second entry.
  public var b: CGFloat
  /// The second row's first entry.
  public var c: CGFloat
  /// The second row's second entry.
  public var d: CGFloat
  /// The movement to the right.
  public var tx: CGFloat
  /// The movement down.
  public var ty: CGFloat

  /// Makes a transform from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a movement.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scaling.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a turn.
  public init(rotationAngle angle: CGFloat) {
    self.init(
      a: cos(angle),
      b: sin(angle),
      c: -sin(angle),
      d: cos(angle),
      tx: 0,
      ty: 0
    )
  }

  /// The transform that changes nothing.
  public static let identity = Self(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A Boolean value that tells whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }
}

import Testing
import UIKit

/// The few sums that the stand-in does.
@Suite struct GeometryTests {
  @Test func theIdentityIsNoMovementNoTurnAndNoScaling() {
    #expect(
      CGAffineTransform.identity == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    )
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
  }

  @Test func aTurnDoesNotMove() {
    #expect(
      CGAffineTransform(rotationAngle: 0) == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    )
  }

  @Test func scalingAndMovingChangeOnlyWhatTheySay() {
    #expect(
      CGAffineTransform(scaleX: 2, y: 3)
        == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0)
    )
    #expect(
      CGAffineTransform(translationX: 7, y: 8)
        == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 7, ty: 8)
    )
  }

  @Test func emptyInsetsAreZero() {
    #expect(
      NSDirectionalEdgeInsets()
        == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    )
    #expect(UIEdgeInsets() == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
  }
}

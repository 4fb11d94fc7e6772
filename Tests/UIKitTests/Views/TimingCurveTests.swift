import Testing
import UIKit

extension OneWorld {
  /// The curves that an animation follows.
  @MainActor
  struct TimingCurveTests {
    @Test func springsAndCurvesTellWhatTheyAre() {
      let (spring, curve) = (UISpringTimingParameters(dampingRatio: 1), UICubicTimingParameters())
      #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
      #expect(spring.cubicTimingParameters == nil)
      #expect(curve.timingCurveType == .builtin && curve.cubicTimingParameters === curve)
      #expect(curve.springTimingParameters == nil)
      #expect(curve.controlPoint1 == .zero && curve.controlPoint2 == CGPoint(x: 1, y: 1))
    }

    // DOC (CGVector): without components it is zero.
    @Test func springsBeginAtTheGivenSpeed() {
      let speed = CGVector(dx: 1, dy: 2)
      let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: speed)
      expect(spring.initialVelocity, is: speed)
      expect(CGVector(), is: .zero)
    }
  }
}

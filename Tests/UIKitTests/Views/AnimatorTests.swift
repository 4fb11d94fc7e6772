import Testing
import UIKit

extension OneWorld {
  /// Property animators: started late, paused, turned round, stopped.
  @MainActor
  struct AnimatorTests {
    private let phone = Phone()

    private func animator(_ seconds: Double = 1) -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: seconds, curve: .linear)
    }

    private func isNear(_ share: CGFloat, _ expected: CGFloat) -> Bool {
      abs(share - expected) < 0.001
    }

    // DOC (startAnimation(afterDelay:)).
    @Test func delayComesBeforeTheDuration() {
      var end: Duration?
      let animator = animator()
      animator.addCompletion { _ in end = phone.runtime.now }
      animator.startAnimation(afterDelay: 0.5)
      phone.runtime.advance(by: .milliseconds(500))
      #expect(animator.delay == 0.5 && isNear(animator.fractionComplete, 0))
      phone.runtime.advance(by: .milliseconds(250))
      #expect(isNear(animator.fractionComplete, 0.25))
      phone.runtime.settle()
      #expect(end == .milliseconds(1500) && !animator.isRunning)
    }

    @Test func startingTwiceStartsOnce() {
      var (changes, ends) = (0, 0)
      let animator = animator()
      animator.addAnimations { changes += 1 }
      animator.addAnimations({ changes += 1 }, delayFactor: 0.5)
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      phone.runtime.advance(by: .milliseconds(500))
      animator.startAnimation()
      phone.runtime.settle()
      #expect(changes == 2 && ends == 1 && phone.runtime.now == .seconds(1))
    }

    // DOC (addAnimations(_:)): added while it runs they begin at once.
    @Test func changesAddedOnTheWayAreMadeAtOnce() {
      var changes = 0
      let animator = animator()
      animator.startAnimation()
      animator.addAnimations { changes += 1 }
      #expect(changes == 1)
      phone.runtime.settle()
      #expect(changes == 1)
    }

    @Test func pauseMakesItActive() {
      var changes = 0
      let animator = animator()
      animator.addAnimations { changes += 1 }
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning && changes == 1)
      phone.runtime.settle()
      #expect(animator.state == .active && isNear(animator.fractionComplete, 0))
      animator.startAnimation()
      #expect(animator.isRunning && changes == 1)
    }

    // DOC (fractionComplete): setting it pauses; a share is between 0 and 1.
    @Test func shareIsSetByHand() {
      let animator = animator()
      animator.startAnimation()
      animator.fractionComplete = 0.5
      #expect(!animator.isRunning && animator.fractionComplete == 0.5)
      animator.fractionComplete = 2
      #expect(animator.fractionComplete == 1)
      animator.fractionComplete = -1
      #expect(animator.fractionComplete == 0)
    }

    // DOC (pausesOnCompletion): the completion waits for a stop.
    @Test func animatorMayPauseAtItsEnd() {
      var positions: [UIViewAnimatingPosition] = []
      let animator = animator()
      animator.pausesOnCompletion = true
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      phone.runtime.settle()
      #expect(positions == [] && animator.state == .active && !animator.isRunning)
      #expect(animator.fractionComplete == 1)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      #expect(positions == [.end])
    }

    @Test func reversedAnimatorMayPauseAtItsStart() {
      let animator = animator()
      animator.pausesOnCompletion = true
      animator.fractionComplete = 0.25
      animator.isReversed = true
      animator.startAnimation()
      phone.runtime.settle()
      #expect(animator.fractionComplete == 0 && phone.runtime.now == .milliseconds(250))
    }

    // DOC (stopAnimation(_:)): without finishing it is inactive and tells nobody; else it is stopped.
    @Test(arguments: [true, false]) func stopEndsTheMotion(withoutFinishing: Bool) {
      var ends = 0
      let animator = animator()
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      phone.runtime.advance(by: .milliseconds(250))
      animator.stopAnimation(withoutFinishing)
      #expect(!animator.isRunning && animator.state == (withoutFinishing ? .inactive : .stopped))
      #expect(isNear(animator.fractionComplete, withoutFinishing ? 0 : 0.25))
      phone.runtime.settle()
      #expect(ends == 0 && phone.runtime.now == .milliseconds(250))
    }

    @Test func stoppedAnimatorStaysUntilItIsFinished() {
      var ends = 0
      let animator = animator()
      animator.addCompletion { _ in ends += 1 }
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      #expect(animator.state == .inactive && ends == 0, "it had not begun")
      animator.startAnimation()
      animator.finishAnimation(at: .end)
      #expect(animator.state == .active && ends == 0, "it has not been stopped")
      animator.stopAnimation(false)
      animator.startAnimation()
      animator.pauseAnimation()
      #expect(animator.state == .stopped && !animator.isRunning)
      animator.finishAnimation(at: .start)
      #expect(animator.state == .inactive && ends == 1)
      animator.startAnimation()
      phone.runtime.settle()
      #expect(ends == 1, "a completion is told once")
    }

    @Test func animatorWithoutDurationEndsInTheNextTurn() {
      let animator = animator(0)
      animator.startAnimation()
      #expect(animator.fractionComplete == 1 && animator.isRunning)
      phone.runtime.settle()
      #expect(animator.state == .inactive && phone.runtime.now == .zero)
    }

    @Test func eachWayToMakeOneTakesItsChanges() {
      var changes = 0
      let corner = CGPoint(x: 0.5, y: 0.5)
      let animators = [
        UIViewPropertyAnimator(duration: 1, curve: .easeIn) { changes += 1 },
        UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { changes += 1 },
        UIViewPropertyAnimator(duration: 1, controlPoint1: corner, controlPoint2: corner) {
          changes += 1
        },
      ]
      #expect(changes == 0)
      for animator in animators { animator.startAnimation() }
      #expect(changes == 3)
      expect(
        animators.map(\.timingParameters?.timingCurveType),
        is: [.builtin, .spring, .cubic]
      )
      expect(animators[2].timingParameters?.cubicTimingParameters?.controlPoint1, is: corner)
    }

    // DOC (runningPropertyAnimator(withDuration:delay:…)): it runs already.
    @Test func runningAnimatorRuns() {
      var (changes, end) = (0, Duration?.none)
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1,
        delay: 0.5,
        animations: { changes += 1 },
        completion: { _ in end = phone.runtime.now }
      )
      #expect(animator.isRunning && changes == 1)
      phone.runtime.settle()
      #expect(end == .milliseconds(1500))
    }

    // DOC (UIViewPropertyAnimator): a copy has the timing, not the changes.
    @Test func copyHasTheSameTiming() throws {
      var changes = 0
      let animator = animator(3)
      animator.addAnimations { changes += 1 }
      let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
      copy.startAnimation()
      #expect(copy !== animator && copy.duration == 3 && changes == 0)
      #expect(copy.timingParameters?.timingCurveType == .builtin)
    }
  }
}

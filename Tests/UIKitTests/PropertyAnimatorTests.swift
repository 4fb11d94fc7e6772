import Testing
import UIKit

extension OneWorld {
  /// XCoordinator (Sources/XCoordinator/Animations/InterruptibleTransitionAnimation.swift) gives such an
  /// animator and forgets it in its completion.
  @Suite @MainActor struct PropertyAnimatorTests {
    private let phone = Phone()
    private let view = UIView()

    @Test func changesComeAtTheStartAndTheCompletionAtTheEnd() {
      var positions: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { positions.append($0) }
      #expect(view.alpha == 1 && animator.state == .inactive)
      animator.startAnimation()
      #expect(view.alpha == 0 && animator.isRunning)
      phone.runtime.advance(by: .milliseconds(100))
      #expect(abs(animator.fractionComplete - 0.25) < 0.001 && positions.isEmpty)
      phone.runtime.settle()
      #expect(positions == [.end] && animator.state == .inactive)
    }

    @Test func pausedAnimationGoesOnWithWhatIsLeft() {
      var isComplete = false
      let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1)
      animator.addCompletion { _ in isComplete = true }
      animator.startAnimation()
      phone.runtime.advance(by: .milliseconds(300))
      animator.pauseAnimation()
      phone.runtime.settle()
      #expect(!isComplete && animator.state == .active)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      phone.runtime.advance(by: .milliseconds(99))
      #expect(!isComplete)
      phone.runtime.advance(by: .milliseconds(2))
      #expect(isComplete)
    }

    @Test func reversedAnimationEndsAtItsStart() {
      var position: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)
      animator.addCompletion { position = $0 }
      animator.fractionComplete = 0.5
      animator.isReversed = true
      animator.startAnimation()
      phone.runtime.settle()
      #expect(position == .start && phone.runtime.now == .milliseconds(200))
    }

    @Test func stoppedAnimationCompletesOnlyWhenFinished() {
      var positions: [UIViewAnimatingPosition] = []
      for withoutFinishing in [true, false] {
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 1,
          delay: 0,
          animations: {},
          completion: { positions.append($0) }
        )
        animator.stopAnimation(withoutFinishing)
        animator.finishAnimation(at: .current)
      }
      phone.runtime.settle()
      #expect(positions == [.current])
    }

    @Test func viewIsReplacedByAnother() {
      let other = UIView()
      let parent = UIView()
      parent.addSubview(view)
      UIView.transition(from: view, to: other, duration: 0.2)
      #expect(parent.subviews == [other])
      UIView.transition(from: other, to: view, duration: 0, options: .showHideTransitionViews)
      #expect(parent.subviews == [other] && other.isHidden)
    }
  }
}

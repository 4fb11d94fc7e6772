import Testing
import UIKit

extension OneWorld {
  /// Animations of views: changes at once, the completion when the time has passed.
  @MainActor
  struct AnimationTests {
    private let phone = Phone()

    /// The time in milliseconds at which a completion comes.
    private func end(of start: (@escaping (Bool) -> Void) -> Void) -> Double? {
      var (end, isFinished): (Duration?, Bool) = (nil, false)
      start {
        end = phone.runtime.now
        isFinished = $0
      }
      #expect(end == nil, "the completion waits for the loop")
      phone.runtime.settle()
      #expect(isFinished, "nothing interrupted it")
      return end.map { $0 / .milliseconds(1) }
    }

    // DOC (animate(withDuration:delay:…)): the completion comes after delay and duration.
    @Test func completionComesAfterDelayAndDuration() {
      let ends = [
        end { UIView.animate(withDuration: 0.5, animations: {}, completion: $0) },
        end { UIView.animate(withDuration: 0.5, delay: 0.25, animations: {}, completion: $0) },
        end { UIView.transition(with: UIView(), duration: 2, animations: nil, completion: $0) },
        end {
          UIView.transition(from: UIView(), to: UIView(), duration: 0.125, completion: $0)
        },
        end {
          UIView.animate(
            withDuration: 0.25,
            delay: 1,
            usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            animations: {},
            completion: $0
          )
        },
      ]
      expect(ends, is: [500, 1250, 3250, 3375, 4625])
    }

    @Test func changesAreMadeAtOnce() {
      var changes = 0
      UIView.animate(withDuration: 1, animations: { changes += 1 })
      UIView.animate(withDuration: 1, delay: 1, animations: { changes += 1 })
      UIView.transition(with: UIView(), duration: 1, animations: { changes += 1 })
      UIView.performWithoutAnimation { changes += 1 }
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: 1,
        initialSpringVelocity: 0,
        animations: { changes += 1 }
      )
      #expect(changes == 5 && phone.runtime.isSettled, "nobody waits for an end")
    }

    // DOC (transition(from:to:…)): with showHideTransitionViews both stay where they are.
    @Test func viewIsShownInsteadOfAnother() {
      let (box, old, new) = (UIView(), UIView(), UIView())
      box.addSubview(old)
      box.addSubview(new)
      new.isHidden = true
      UIView.transition(from: old, to: new, duration: 0, options: .showHideTransitionViews)
      #expect(old.isHidden && !new.isHidden && box.subviews == [old, new])
    }

    @Test func viewTakesThePlaceOfAnother() {
      let (box, old, new, front) = (UIView(), UIView(), UIView(), UIView())
      box.addSubview(old)
      box.addSubview(front)
      UIView.transition(from: old, to: new, duration: 0)
      #expect(box.subviews == [new, front] && old.superview == nil)
    }

    // DOC (CATransaction): values of a group end with it.
    @Test func valuesOfAGroupEndWithIt() {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
      CATransaction.setAnimationDuration(3)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func completionOfAGroupWaitsForTheLastOfItsAnimations() {
      var end: Duration?
      CATransaction.begin()
      CATransaction.setCompletionBlock { end = phone.runtime.now }
      UIView.animate(withDuration: 0.5, animations: {}, completion: { _ in })
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in })
      CATransaction.commit()
      phone.runtime.settle()
      #expect(end == .seconds(1))
    }
  }
}

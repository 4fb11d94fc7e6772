import Testing
import UIKit

extension OneWorld {
  /// What a finger that drives an app's own animation can do, and what it cannot.
  @MainActor
  struct FingerTests {
    private let a = A()
    private let b = B()
    private let director = Director()
    private let finger = UIPercentDrivenInteractiveTransition()
    private let navigation = UINavigationController()
    private let phone: Phone

    init() {
      navigation.viewControllers = [a, b]
      phone = Phone(showing: navigation)
      navigation.delegate = director
      director.interaction = finger
    }

    private func begin() {
      navigation.popViewController(animated: true)
      phone.runtime.settle()
    }

    // DOC (update): the percentage is that of the transition at work.
    @Test func fingerBeginsAtNothingEachTime() {
      begin()
      finger.update(0.5)
      finger.cancel()
      phone.runtime.settle()
      begin()
      #expect(finger.percentComplete == 0)
      finger.finish()
      phone.runtime.advance(by: .milliseconds(199))
      #expect(navigation.transitionCoordinator != nil)
      phone.runtime.advance(by: .milliseconds(1))
      #expect(navigation.viewControllers == [a] && navigation.transitionCoordinator == nil)
    }

    // The system's own swipe back is another transition.
    @Test func swipeBackDoesNotEndIt() {
      begin()
      navigation.finishInteractivePop()
      navigation.cancelInteractivePop()
      phone.runtime.settle()
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      #expect(!navigation.isInteractivePopPossible)
    }

    @Test func swipeDownDoesNotEndADismissal() {
      let p = P()
      p.transitioningDelegate = director
      director.interaction = nil
      navigation.present(p, animated: true)
      phone.runtime.settle()
      director.interaction = finger
      navigation.dismiss(animated: true)
      phone.runtime.settle()
      p.userFinishedSwipeDown()
      phone.runtime.settle()
      #expect(p.transitionCoordinator?.isInteractive == true && p.isBeingDismissed)
      finger.finish()
      phone.runtime.settle()
      #expect(navigation.presentedViewController == nil)
    }

    // DOC (completeTransition): an animation may end the transition while the finger is on it.
    @Test func transitionThatHasEndedIsInteractiveNoMore() {
      director.animator?.ending = .never
      begin()
      var facts: [Bool] = []
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        facts += [$0.isInteractive, $0.isCancelled, $0.percentComplete == 1]
      }
      let context = director.animator?.context
      context?.completeTransition(true)
      #expect(facts == [false, false, true] && context?.isInteractive == false)
      context?.cancelInteractiveTransition()
      context?.completeTransition(false)
      #expect(context?.transitionWasCancelled == false && navigation.viewControllers == [a])
    }

    @Test func animationsAlongsideBeginWithTheAppsOwn() {
      let screen = Screen()
      var order: [String] = []
      screen.onWillAppear = { [unowned screen] in
        screen.transitionCoordinator?.animate(alongsideTransition: { _ in
          order.append("animation")
        })
      }
      director.interaction = nil
      navigation.pushViewController(screen, animated: true)
      phone.runtime.turn()
      #expect(order == ["animation"] && director.animator?.context != nil)
    }

    // SRC: what is added alongside runs even when the animation ends at once.
    @Test func animationsAlongsideRunBeforeTheCompletion() {
      let screen = Screen()
      var order: [String] = []
      screen.onWillAppear = { [unowned screen] in
        screen.transitionCoordinator?.animate(
          alongsideTransition: { _ in order.append("animation") },
          completion: { _ in order.append("completion") }
        )
      }
      director.interaction = nil
      director.animator?.ending = .atOnce
      navigation.pushViewController(screen, animated: true)
      phone.runtime.settle()
      #expect(order == ["animation", "completion"])
    }
  }
}

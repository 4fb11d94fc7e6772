import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Animations that the app drives by the user's finger.
  ///
  /// DOC (UIPercentDrivenInteractiveTransition and its header): the animation is begun and held; the
  /// rest after `finish()` takes (1 - percentComplete) * duration / completionSpeed.
  @MainActor
  struct InteractiveTransitionTests {
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
      phone.clear()
    }

    private func begin() {
      navigation.popViewController(animated: true)
      phone.runtime.settle()
    }

    @Test func fingerHoldsTheAnimation() {
      begin()
      let coordinator = navigation.transitionCoordinator
      #expect(
        phone.log == [
          "B.willMove(toParent: nil)", "Director.animationController(pop, B, A)", "A.loadView",
          "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear", "Director.willShow(A)",
          "Fade.animateTransition", "A.viewIsAppearing",
        ]
      )
      #expect(phone.runtime.isSettled && phone.runtime.warnings == [])
      #expect(finger.duration == 0.2 && coordinator?.initiallyInteractive == true)
      #expect(director.animator?.context?.isInteractive == true)
      finger.update(0.25)
      #expect(finger.percentComplete == 0.25 && coordinator?.percentComplete == 0.25)
      finger.update(7)
      #expect(finger.percentComplete == 1)
      finger.pause()
      #expect(coordinator?.isInteractive == true)
    }

    @Test func finishGoesOnForTheRestOfTheTime() {
      begin()
      finger.update(0.25)
      phone.clear()
      finger.finish()
      #expect(navigation.transitionCoordinator?.isInteractive == false)
      phone.runtime.advance(by: .milliseconds(149))
      #expect(phone.log == [])
      phone.runtime.advance(by: .milliseconds(1))
      #expect(
        phone.log == [
          "B.viewDidDisappear", "A.viewDidAppear", "Director.didShow(A)",
          "B.didMove(toParent: nil)", "Fade.animationEnded(true)",
        ]
      )
      #expect(navigation.viewControllers == [a])
      finger.cancel()
      finger.update(0.5)
      #expect(finger.percentComplete == 0.25, "there is nothing to drive any more")
    }

    // LOG, SRC: the callbacks of a cancelled swipe back; no `didShow`.
    @Test func cancelGoesBackForThePartThatWasDone() {
      begin()
      finger.update(0.25)
      finger.completionSpeed = 0.5
      var facts: [Bool] = []
      navigation.transitionCoordinator?.notifyWhenInteractionChanges {
        facts += [$0.isCancelled, $0.isInteractive]
      }
      phone.clear()
      finger.cancel()
      #expect(facts == [true, false])
      #expect(director.animator?.context?.transitionWasCancelled == true)
      phone.runtime.advance(by: .milliseconds(99))
      #expect(phone.log == [])
      phone.runtime.advance(by: .milliseconds(1))
      #expect(
        phone.log == [
          "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing",
          "B.viewDidAppear", "Fade.animationEnded(false)",
        ]
      )
      #expect(navigation.viewControllers == [a, b] && b.parent === navigation)
      #expect(!b.isMovingFromParent && b.view.window != nil && a.view.window == nil)
    }

    @Test func cancelledPopOfSeveralBringsAllOfThemBack() {
      let c = C()
      navigation.delegate = nil
      navigation.pushViewController(c, animated: false)
      phone.runtime.settle()
      navigation.delegate = director
      navigation.popToRootViewController(animated: true)
      phone.runtime.settle()
      finger.update(0.5)
      finger.cancel()
      phone.runtime.settle()
      #expect(navigation.viewControllers == [a, b, c] && c.view.window != nil)
    }

    @Test func cancelledPushLeavesTheStackAsItWas() {
      let c = C()
      navigation.pushViewController(c, animated: true)
      phone.runtime.settle()
      finger.update(0.5)
      finger.cancel()
      phone.runtime.settle()
      #expect(navigation.viewControllers == [a, b] && c.parent == nil && b.view.window != nil)
      #expect(phone.log.suffix(2) == ["C.didMove(toParent: nil)", "Fade.animationEnded(false)"])
    }

    // DOC (wantsInteractiveStart): false begins without the finger.
    @Test func transitionMayBeginWithoutTheFinger() {
      finger.wantsInteractiveStart = false
      begin()
      #expect(director.animator?.endings == [true] && phone.runtime.now == .milliseconds(200))
    }

    // SRC (stackoverflow 54148131): a finger that leaves before the transition has begun does nothing.
    @Test func fingerThatLeavesTooEarlyIsNotHeardOf() {
      navigation.popViewController(animated: true)
      finger.finish()
      phone.runtime.settle()
      #expect(navigation.transitionCoordinator?.isInteractive == true)
    }

    // DOC (UIViewPropertyAnimator): its completion runs when the animation has ended.
    @Test func propertyAnimatorIsHeldToo() {
      director.animator?.ending = .never
      director.animator?.onAnimate = { context in
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {}
        animator.addCompletion { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
      }
      begin()
      #expect(phone.runtime.isSettled && navigation.transitionCoordinator != nil)
      finger.update(0.5)
      finger.finish()
      phone.runtime.settle()
      #expect(director.animator?.endings == [true] && phone.runtime.now == .milliseconds(100))
    }

    // DOC (UIViewControllerInteractiveTransitioning): the app's own object drives the context itself.
    @Test func ownDriverEndsTheTransitionItself() {
      final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        func startInteractiveTransition(
          _ transitionContext: any UIViewControllerContextTransitioning
        ) { context = transitionContext }
      }
      final class Guide: NSObject, UINavigationControllerDelegate {
        let driver = Driver()
        func navigationController(
          _ navigationController: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from fromVC: UIViewController,
          to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
        func navigationController(
          _ navigationController: UINavigationController,
          interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
      }
      let guide = Guide()
      navigation.delegate = guide
      begin()
      #expect(!phone.log.contains("Fade.animateTransition"), "that is the driver's choice")
      guide.driver.context?.updateInteractiveTransition(0.5)
      #expect(navigation.transitionCoordinator?.percentComplete == 0.5)
      guide.driver.context?.finishInteractiveTransition()
      guide.driver.context?.completeTransition(true)
      phone.runtime.settle()
      #expect(navigation.viewControllers == [a] && phone.log.contains("Guide.didShow(A)"))
    }
  }
}

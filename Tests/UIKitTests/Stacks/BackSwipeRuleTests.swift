import Testing
import UIKit

extension OneWorld {
  /// When the user can swipe back.
  ///
  /// MEM: with more than one on the stack, the bar shown, and the back button in its place.
  @MainActor
  struct BackSwipeRuleTests {
    private let a = A()
    private let b = B()
    private let navigation = UINavigationController()
    private let phone: Phone

    init() {
      navigation.viewControllers = [a, b]
      phone = Phone(showing: navigation)
    }

    @Test func swipeNeedsTheBackButton() {
      b.navigationItem.hidesBackButton = true
      #expect(!navigation.isInteractivePopPossible)
      b.navigationItem.setHidesBackButton(false, animated: false)
      #expect(navigation.isInteractivePopPossible)
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
      b.navigationItem.leftItemsSupplementBackButton = true
      #expect(navigation.isInteractivePopPossible, "the back button is there too")
    }

    @Test func recognizersDelegateDecides() {
      final class Refuser: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          false
        }
      }
      let refuser = Refuser()
      navigation.interactivePopGestureRecognizer?.delegate = refuser
      #expect(!navigation.beginInteractivePop())
    }

    @Test func stackInMotionCannotBeSwiped() {
      navigation.pushViewController(C(), animated: true)
      phone.runtime.turn()
      #expect(!navigation.isInteractivePopPossible && !navigation.beginInteractivePop())
      phone.runtime.settle()
      #expect(navigation.isInteractivePopPossible)
    }

    @Test func stackOutOfSightCannotBeSwiped() {
      let cover = C()
      cover.modalPresentationStyle = .fullScreen
      navigation.present(cover, animated: false)
      phone.runtime.settle()
      #expect(!navigation.isInteractivePopPossible)
    }

    @Test func whatWasAskedForBeforeTheSwipeIsDoneFirst() {
      let c = C()
      navigation.pushViewController(c, animated: false)
      #expect(navigation.beginInteractivePop())
      #expect(navigation.topViewController === b && c.isViewLoaded && c.isMovingFromParent)
      navigation.cancelInteractivePop()
      phone.runtime.settle()
      #expect(navigation.viewControllers == [a, b, c] && !c.isMovingFromParent)
    }

    // The finger is off already: no second end.
    @Test func swipeEndsOnce() {
      navigation.beginInteractivePop()
      navigation.cancelInteractivePop()
      navigation.finishInteractivePop()
      phone.runtime.settle()
      #expect(navigation.viewControllers == [a, b] && b.view.window != nil)
    }

    @Test func cancelledSwipeAndCancelledPushLeaveTheStack() {
      let (director, finger) = (Director(), UIPercentDrivenInteractiveTransition())
      navigation.beginInteractivePop()
      navigation.pushViewController(C(), animated: true)
      navigation.delegate = director
      director.interaction = finger
      navigation.cancelInteractivePop()
      phone.runtime.settle()
      finger.update(0.5)
      finger.cancel()
      phone.runtime.settle()
      #expect(navigation.viewControllers == [a, b] && b.view.window != nil)
    }

    @Test func cancelledPushDoesNotBringBackWhatCameBackBefore() {
      let (director, finger) = (Director(), UIPercentDrivenInteractiveTransition())
      navigation.delegate = director
      director.interaction = finger
      navigation.popViewController(animated: true)
      navigation.pushViewController(b, animated: true)
      navigation.pushViewController(C(), animated: true)
      phone.runtime.settle()
      finger.update(0.5)
      finger.cancel()
      phone.runtime.settle()
      #expect(navigation.viewControllers.count == Set(navigation.viewControllers).count)
      #expect(navigation.topViewController?.viewIfLoaded?.window != nil)
    }
  }
}

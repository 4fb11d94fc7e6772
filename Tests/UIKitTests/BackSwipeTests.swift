import Testing
import UIKit

extension OneWorld {
  /// "The back swipe" of the list of behaviours.
  @MainActor
  struct BackSwipeTests {
    private let a = A()
    private let b = B()
    private let watcher = Watcher()
    private let navigation = UINavigationController()
    private let phone: Phone

    init() {
      navigation.viewControllers = [a]
      phone = Phone(showing: navigation)
      navigation.pushViewController(b, animated: false)
      phone.runtime.settle()
      navigation.delegate = watcher
      phone.clear()
    }

    private let begun = [
      "B.willMove(toParent: nil)", "B.viewWillDisappear", "A.viewWillAppear", "Watcher.willShow(A)",
      "A.viewIsAppearing",
    ]

    // MEM: possible with more than one on the stack, the bar shown, no custom left item.
    @Test func swipeNeedsSomethingBelowTheBarAndNoLeftItem() {
      #expect(navigation.isInteractivePopPossible)
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
      #expect(!navigation.isInteractivePopPossible)
      b.navigationItem.leftBarButtonItem = nil
      navigation.setNavigationBarHidden(true, animated: false)
      #expect(!navigation.isInteractivePopPossible)
      navigation.setNavigationBarHidden(false, animated: false)
      navigation.popViewController(animated: false)
      phone.runtime.settle()
      #expect(!navigation.isInteractivePopPossible)
      #expect(!navigation.beginInteractivePop())
    }

    @Test func swipeObeysItsRecognizer() {
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      #expect(!navigation.isInteractivePopPossible)
      navigation.interactivePopGestureRecognizer?.isEnabled = true
      navigation.setNavigationBarHidden(true, animated: false)
      navigation.interactivePopGestureRecognizer?.delegate = nil
      #expect(navigation.isInteractivePopPossible, "without its delegate there is no such rule")
    }

    // LOG: begin.
    @Test func beginTellsBothAndTheDelegate() {
      #expect(navigation.beginInteractivePop())
      #expect(phone.log == begun)
      phone.runtime.advance(by: .seconds(10))
      #expect(phone.log == begun, "the finger holds it")
      #expect(navigation.transitionCoordinator?.isInteractive == true)
    }

    // LOG: finish: as a pop.
    @Test func finishIsAPop() {
      navigation.beginInteractivePop()
      let log = phone.log { navigation.finishInteractivePop() }
      #expect(
        log == [
          "B.viewDidDisappear", "A.viewDidAppear", "Watcher.didShow(A)", "B.didMove(toParent: nil)",
        ]
      )
      #expect(navigation.viewControllers == [a])
    }

    // LOG, SRC: cancel: stack as before, B alive, `isCancelled` true, and no `didShow`.
    @Test func cancelTakesEverythingBack() {
      navigation.beginInteractivePop()
      var facts: [Bool] = []
      navigation.transitionCoordinator?.notifyWhenInteractionChanges {
        facts.append($0.isCancelled)
      }
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        facts.append($0.isCancelled)
      }
      let log = phone.log { navigation.cancelInteractivePop() }
      #expect(
        log == [
          "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing",
          "B.viewDidAppear",
        ]
      )
      #expect(facts == [true, true])
      #expect(navigation.viewControllers == [a, b])
      #expect(b.parent === navigation && !b.isMovingFromParent)
      #expect(b.view.window === phone.window && a.view.window == nil)
    }

    @Test func cancelledSwipeCanBeFollowedByAFinishedOne() {
      navigation.beginInteractivePop()
      navigation.cancelInteractivePop()
      phone.runtime.settle()
      phone.clear()
      #expect(navigation.beginInteractivePop())
      navigation.finishInteractivePop()
      phone.runtime.settle()
      #expect(
        phone.log == begun + [
          "B.viewDidDisappear", "A.viewDidAppear", "Watcher.didShow(A)", "B.didMove(toParent: nil)",
        ]
      )
    }

    @Test func swipedAwayControllerIsFreed() {
      weak var swiped: C?
      do {
        let c = C()
        swiped = c
        navigation.pushViewController(c, animated: false)
        phone.runtime.settle()
      }
      navigation.beginInteractivePop()
      navigation.finishInteractivePop()
      phone.runtime.settle()
      #expect(swiped == nil)
    }

    @Test func pushInMidSwipeWaitsForItsEnd() {
      navigation.beginInteractivePop()
      let c = C()
      navigation.pushViewController(c, animated: true)
      phone.runtime.turn()
      #expect(!c.isViewLoaded)
      navigation.finishInteractivePop()
      phone.runtime.settle()
      #expect(navigation.viewControllers == [a, c])
      #expect(c.view.window != nil)
    }

    @Test func backButtonIsAPop() {
      navigation.userTappedBack()
      phone.runtime.settle()
      #expect(navigation.viewControllers == [a])
    }
  }
}

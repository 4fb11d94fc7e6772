import Testing
import UIKit

extension OneWorld {
  /// "Deferred transitions" of the list of behaviours.
  @MainActor
  struct DeferredTransitionTests {
    // SRC: push, pop and set change `viewControllers` and `topViewController` at once.
    @Test func arraysChangeInTheCall() {
      let (a, b, c) = (A(), B(), C())
      let navigation = UINavigationController(rootViewController: a)
      _ = Phone(showing: navigation)
      navigation.pushViewController(b, animated: true)
      #expect(navigation.viewControllers == [a, b])
      #expect(navigation.topViewController === b)
      navigation.popViewController(animated: true)
      #expect(navigation.viewControllers == [a])
      navigation.setViewControllers([c], animated: true)
      #expect(navigation.viewControllers == [c])
    }

    // LOG: when `push` returns, `viewDidLoad` need not have run. Here: `willMove(toParent:)` in the call.
    @Test func onlyWillMoveBelongsToTheCall() {
      let navigation = UINavigationController(rootViewController: A())
      let phone = Phone(showing: navigation)
      let log = phone.logAtOnce { navigation.pushViewController(B(), animated: true) }
      #expect(log == ["B.willMove(toParent: UINavigationController)"])
    }

    // LOG: the visible part starts at the next layout pass.
    @Test func layoutOfTheWindowStartsTheTransition() {
      let navigation = UINavigationController(rootViewController: A())
      let phone = Phone(showing: navigation)
      navigation.pushViewController(B(), animated: true)
      let log = phone.logAtOnce { phone.window.layoutIfNeeded() }
      #expect(
        log == [
          "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
          "B.viewIsAppearing",
        ]
      )
    }

    @Test func turnOfTheLoopStartsTheTransition() {
      let navigation = UINavigationController(rootViewController: A())
      let phone = Phone(showing: navigation)
      navigation.pushViewController(B(), animated: true)
      #expect(phone.logOfTurn().contains("B.viewDidLoad"))
    }

    @Test func layoutOfAViewInsideDoesNotStartTheTransition() {
      let a = A()
      let navigation = UINavigationController(rootViewController: a)
      let phone = Phone(showing: navigation)
      navigation.pushViewController(B(), animated: true)
      #expect(phone.logAtOnce { a.view.layoutIfNeeded() } == [])
    }

    // LOG: the "did" callbacks come when the clock passes the duration (0.35 s).
    @Test func didCallbacksComeWhenTheDurationHasPassed() {
      let navigation = UINavigationController(rootViewController: A())
      let phone = Phone(showing: navigation)
      navigation.pushViewController(B(), animated: true)
      phone.runtime.turn()
      phone.clear()
      phone.runtime.advance(by: .milliseconds(349))
      #expect(phone.log == [])
      phone.runtime.advance(by: .milliseconds(1))
      #expect(
        phone.log == [
          "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent: UINavigationController)",
        ]
      )
    }

    // LOG: not animated: all of it at that layout pass.
    @Test func unanimatedChangeIsDoneAtThatLayoutPass() {
      let navigation = UINavigationController(rootViewController: A())
      let phone = Phone(showing: navigation)
      navigation.pushViewController(B(), animated: false)
      #expect(
        phone.logOfTurn() == [
          "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
          "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
          "B.didMove(toParent: UINavigationController)",
        ]
      )
      #expect(phone.runtime.now == .zero)
    }

    @Test func whatIsAskedForInOneTurnIsOneTransition() {
      let (b, c) = (B(), C())
      let navigation = UINavigationController(rootViewController: A())
      let phone = Phone(showing: navigation)
      let log = phone.log {
        navigation.pushViewController(b, animated: false)
        navigation.pushViewController(c, animated: false)
      }
      #expect(!b.isViewLoaded)
      #expect(log.filter { $0.hasSuffix("WillAppear") } == ["C.viewWillAppear"])
    }

    @Test func whatIsAskedForDuringATransitionWaitsForItsEnd() {
      let navigation = UINavigationController(rootViewController: A())
      let phone = Phone(showing: navigation)
      navigation.pushViewController(B(), animated: true)
      phone.runtime.turn()
      let log = phone.log { navigation.pushViewController(C(), animated: true) }
      #expect(
        log == [
          "C.willMove(toParent: UINavigationController)",
          "A.viewDidDisappear", "B.viewDidAppear",
          "C.loadView", "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear",
          "C.viewIsAppearing", "B.viewDidDisappear", "C.viewDidAppear",
          "B.didMove(toParent: UINavigationController)",
          "C.didMove(toParent: UINavigationController)",
        ]
      )
    }
  }
}

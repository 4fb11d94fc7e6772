import Foundation
import Testing
import UIKit

extension OneWorld {
  /// What happens within one turn of the loop, and what waits for the next.
  @MainActor
  struct TurnTests {
    private let a = A()
    private let b = B()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
      navigation = UINavigationController(rootViewController: a)
      phone = Phone(showing: navigation)
    }

    // What is due at one time has a turn each, so the second sees what the first has done.
    @Test func eachActionHasATurnOfItsOwn() {
      var isLoaded = false
      UIView.animate(withDuration: 0.1, animations: {}) { [navigation, b] _ in
        navigation.pushViewController(b, animated: false)
      }
      UIView.animate(withDuration: 0.1, animations: {}) { [b] _ in isLoaded = b.isViewLoaded }
      phone.runtime.advance(by: .milliseconds(100))
      #expect(isLoaded && phone.runtime.now == .milliseconds(100))
    }

    @Test func movingTimeByNothingIsATurn() {
      navigation.pushViewController(b, animated: false)
      phone.runtime.advance(by: .zero)
      #expect(b.view.window != nil && phone.runtime.now == .zero)
    }

    @Test func whatWaitsForLayoutIsInMotion() {
      #expect(phone.runtime.isSettled)
      navigation.pushViewController(b, animated: false)
      #expect(!phone.runtime.isSettled)
      phone.runtime.turn()
      #expect(phone.runtime.isSettled)
      b.view.setNeedsLayout()
      #expect(!phone.runtime.isSettled)
    }

    // LOG: a presentation starts in a turn, not by a view's layout.
    @Test func layoutDoesNotStartAPresentation() {
      a.present(b, animated: false)
      phone.window.layoutIfNeeded()
      #expect(!b.isViewLoaded)
      phone.runtime.turn()
      #expect(b.isViewLoaded)
    }

    @Test func layoutInsideAPassEndsNothing() {
      let screen = Screen()
      screen.onWillAppear = { [unowned navigation] in navigation.view.layoutIfNeeded() }
      navigation.pushViewController(screen, animated: false)
      #expect(
        phone.logOfTurn() == [
          "Screen.loadView", "Screen.viewDidLoad", "A.viewWillDisappear", "Screen.viewWillAppear",
          "Screen.viewIsAppearing", "A.viewDidDisappear", "Screen.viewDidAppear",
          "Screen.didMove(toParent: UINavigationController)",
        ]
      )
    }

    @Test func whatHasGoneDoesNotKeepTheOthersWaiting() {
      do {
        let lost = UINavigationController(rootViewController: C())
        phone.show(lost)
        lost.pushViewController(P(), animated: false)
      }
      phone.window.rootViewController = navigation
      navigation.pushViewController(b, animated: false)
      phone.runtime.turn()
      #expect(b.view.window != nil && phone.runtime.isSettled)
    }

    // Its end stands in the timeline no more.
    @Test func transitionThatWasCutShortDoesNotEndTheNext() {
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, C()]
      phone.show(tabs)
      navigation.pushViewController(b, animated: true)
      phone.runtime.advance(by: .milliseconds(100))
      tabs.selectedIndex = 1
      phone.runtime.turn()
      tabs.selectedIndex = 0
      phone.runtime.turn()
      navigation.popViewController(animated: true)
      phone.runtime.advance(by: .milliseconds(300))
      #expect(navigation.transitionCoordinator != nil && b.view.window != nil)
      phone.runtime.advance(by: .milliseconds(50))
      #expect(navigation.transitionCoordinator == nil && b.view.window == nil)
    }

    @Test func settlingGivesUpAfterTenThousandTurns() {
      final class Restless: UIView {
        var count = 0
        override func layoutSubviews() {
          count += 1
          setNeedsLayout()
        }
      }
      let restless = Restless()
      phone.window.addSubview(restless)
      phone.runtime.settle()
      #expect(restless.count == 10_000)
    }

    @Test func somethingDueLaterThanTenMinutesIsNotWaitedFor() {
      UIView.animate(withDuration: 599, animations: {}) { _ in }
      phone.runtime.settle()
      #expect(phone.runtime.now == .seconds(599) && phone.runtime.warnings == [])
      UIView.animate(withDuration: 601, animations: {}) { _ in }
      phone.runtime.settle()
      #expect(phone.runtime.now == .seconds(599) && phone.runtime.warnings.count == 1)
    }

    @Test func faultBearsItsTime() {
      phone.runtime.advance(by: .seconds(2))
      navigation.popToViewController(b, animated: false)
      #expect(phone.runtime.fault?.time == .seconds(2))
    }

    @Test func screenIsThatOfTheDevice() {
      #expect(phone.window.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(a.view.frame.origin == .zero && phone.runtime.device == .phone)
      #expect(Runtime.reset().device == .phone)
      let tablet = Phone(showing: A(), on: .tablet)
      #expect(tablet.window.frame == CGRect(x: 0, y: 0, width: 1194, height: 834))
    }
  }
}

import Foundation
import Testing
import UIKit

extension OneWorld {
  /// How a transition ends that the app animates: by `completeTransition(_:)`, early, late or never.
  @MainActor
  struct TransitionEndTests {
    private let a = A()
    private let b = B()
    private let director = Director()
    private let fade: Fade
    private let navigation: UINavigationController
    private let phone: Phone

    init() throws {
      navigation = UINavigationController(rootViewController: a)
      phone = Phone(showing: navigation)
      navigation.delegate = director
      fade = try #require(director.animator)
    }

    // DOC: "you must call completeTransition": without it the app is stuck.
    @Test func animationThatNeverEndsKeepsTheAppWaiting() {
      fade.ending = .never
      navigation.pushViewController(b, animated: true)
      phone.runtime.settle()
      phone.runtime.settle()
      #expect(
        phone.runtime.warnings == [
          "The app did not settle: <Fade> has not called completeTransition(_:)."
        ]
      )
      #expect(!phone.runtime.isSettled && phone.log.last == "B.viewIsAppearing")
      let log = phone.log { fade.context?.completeTransition(true) }
      #expect(log.contains("B.viewDidAppear") && phone.runtime.isSettled)
    }

    @Test func animationMayEndAtOnceAndOnlyOnce() {
      fade.ending = .atOnce
      fade.onAnimate = { [navigation] _ in
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
          #expect(context.percentComplete == 1)
        }
      }
      let log = phone.log { navigation.pushViewController(b, animated: true) }
      #expect(
        log.suffix(6) == [
          "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "Director.didShow(B)",
          "B.didMove(toParent: UINavigationController)", "Fade.animationEnded(true)",
        ]
      )
      #expect(fade.endings == [true] && phone.runtime.now == .zero)
    }

    // SRC: false takes everything back, without an interaction too.
    @Test func falseTakesAPushBack() {
      fade.ending = .never
      navigation.pushViewController(b, animated: true)
      phone.runtime.turn()
      var isCancelled: Bool?
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        isCancelled = $0.isCancelled
      }
      let log = phone.log { fade.context?.completeTransition(false) }
      #expect(
        log == [
          "B.willMove(toParent: nil)",
          "B.viewWillDisappear", "B.viewDidDisappear",
          "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
          "B.didMove(toParent: nil)", "Fade.animationEnded(false)",
        ]
      )
      #expect(navigation.viewControllers == [a] && b.parent == nil && isCancelled == true)
      #expect(a.view.window != nil && b.view.window == nil && fade.endings == [false])
    }

    @Test func animationIsOwnedWhileItRuns() {
      weak var owned: Fade?
      do {
        let fade = Fade()
        owned = fade
        director.animator = fade
        navigation.pushViewController(b, animated: true)
        phone.runtime.turn()
        director.animator = nil
      }
      #expect(owned != nil)
      phone.runtime.settle()
      #expect(owned == nil)
    }

    @Test func containerThatGoesEndsTheAnimation() {
      fade.ending = .never
      navigation.pushViewController(b, animated: true)
      phone.runtime.turn()
      let context = fade.context
      let log = phone.log { phone.window.rootViewController = C() }
      #expect(log.prefix(2) == ["A.viewDidDisappear", "B.viewDidAppear"])
      #expect(phone.runtime.isSettled && phone.runtime.warnings == [])
      #expect(phone.log { context?.completeTransition(false) } == [])
      #expect(navigation.viewControllers == [a, b])
    }
  }
}

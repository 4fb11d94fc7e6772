import Testing
import UIKit

extension OneWorld {
  /// Changes of a stack at odd times: twice in one turn, out of sight, of what is elsewhere.
  @MainActor
  struct StackChangeTests {
    private let a = A()
    private let b = B()
    private let c = C()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
      navigation = UINavigationController(rootViewController: a)
      phone = Phone(showing: navigation)
    }

    // LOG: the warning is for two animated pushes; others in one turn are balanced.
    @Test func otherChangesInOneTurnAreBalanced() {
      navigation.pushViewController(b, animated: true)
      navigation.pushViewController(c, animated: false)
      phone.runtime.settle()
      navigation.popToRootViewController(animated: true)
      navigation.pushViewController(b, animated: true)
      phone.runtime.settle()
      navigation.viewControllers = [a]
      phone.runtime.settle()
      navigation.pushViewController(b, animated: false)
      navigation.pushViewController(c, animated: true)
      phone.runtime.settle()
      #expect(phone.runtime.warnings == [])
    }

    @Test func pushesOutOfSightAreBalanced() {
      let hidden = UINavigationController(rootViewController: A())
      hidden.pushViewController(b, animated: true)
      hidden.pushViewController(c, animated: true)
      #expect(phone.runtime.warnings == [])
    }

    @Test func stackThatComesIntoSightShowsItsTopAtOnce() {
      let cover = P()
      cover.modalPresentationStyle = .fullScreen
      navigation.present(cover, animated: false)
      phone.runtime.settle()
      navigation.pushViewController(b, animated: true)
      #expect(!b.isViewLoaded && a.view.superview == nil)
      navigation.dismiss(animated: false)
      phone.runtime.turn()
      #expect(
        b.view.window != nil && a.view.window == nil && navigation.transitionCoordinator == nil
      )
      #expect(phone.runtime.isSettled)
    }

    @Test func controllerOnAnotherStackIsTakenFromIt() {
      let other = UINavigationController(rootViewController: b)
      let log = phone.log { navigation.pushViewController(b, animated: false) }
      #expect(
        log.prefix(3) == [
          "B.willMove(toParent: nil)", "B.didMove(toParent: nil)",
          "B.willMove(toParent: UINavigationController)",
        ]
      )
      #expect(other.viewControllers == [] && navigation.viewControllers == [a, b])
    }

    // DOC (removeFromParent): also of a navigation controller's child.
    @Test func removedTopUncoversTheOneBelow() {
      navigation.pushViewController(b, animated: false)
      phone.runtime.settle()
      b.removeFromParent()
      phone.runtime.turn()
      #expect(phone.runtime.isSettled, "not animated")
      #expect(navigation.viewControllers == [a] && a.view.window != nil && b.view.window == nil)
    }

    @Test func popToTheTopChangesNothing() {
      navigation.pushViewController(b, animated: true)
      #expect(navigation.popToViewController(b, animated: false) == [])
      #expect(navigation.popToRootViewController(animated: false) == [b])
      navigation.pushViewController(b, animated: true)
      navigation.popToViewController(b, animated: false)
      phone.runtime.turn()
      #expect(navigation.transitionCoordinator?.isAnimated == true)
    }

    @Test func replacedStackKeepsWhoStays() {
      navigation.pushViewController(b, animated: false)
      phone.runtime.settle()
      let log = phone.log { navigation.setViewControllers([b, c], animated: false) }
      #expect(!log.contains { $0.hasPrefix("B.willMove") || $0.hasPrefix("B.didMove") })
      #expect(c.parent === navigation && a.parent == nil && b.parent === navigation)
    }

    @Test func poppedAndPushedInOneTurnStays() {
      navigation.pushViewController(b, animated: false)
      phone.runtime.settle()
      navigation.popViewController(animated: true)
      navigation.pushViewController(b, animated: true)
      phone.runtime.settle()
      #expect(b.parent === navigation && b.view.window != nil && !b.isMovingFromParent)
      #expect(phone.runtime.isSettled && navigation.transitionCoordinator == nil)
    }

    // DOC (visibleViewController): what is presented, or else the top.
    @Test func visibleControllerIsThePresentedOne() {
      #expect(navigation.visibleViewController === a)
      a.present(b, animated: false)
      #expect(navigation.visibleViewController === b && navigation.topViewController === a)
    }

    // DOC: isMovingToParent tells a push from a return.
    @Test func pushedControllerKnowsThatItComes() {
      let screen = Screen()
      var facts: [Bool] = []
      screen.onWillAppear = { [unowned screen] in facts.append(screen.isMovingToParent) }
      navigation.pushViewController(screen, animated: true)
      phone.runtime.settle()
      #expect(!screen.isMovingToParent)
      navigation.pushViewController(c, animated: true)
      phone.runtime.settle()
      navigation.popViewController(animated: true)
      phone.runtime.settle()
      #expect(facts == [true, false])
    }

    // A delegate is told the truth of animation.
    @Test func delegateIsToldOfAnimation() {
      final class Noter: NSObject, UINavigationControllerDelegate {
        var told: [Bool] = []
        func navigationController(
          _ navigationController: UINavigationController,
          willShow viewController: UIViewController,
          animated: Bool
        ) { told.append(animated) }
        func navigationController(
          _ navigationController: UINavigationController,
          didShow viewController: UIViewController,
          animated: Bool
        ) { told.append(animated) }
      }
      let noter = Noter()
      navigation.delegate = noter
      navigation.pushViewController(b, animated: true)
      phone.runtime.settle()
      navigation.popViewController(animated: false)
      phone.runtime.settle()
      #expect(noter.told == [true, true, false, false])
    }
  }
}

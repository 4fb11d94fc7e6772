import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Pushes and pops that the navigation delegate animates.
  ///
  /// The order is that of a plain push (LOG), with the calls of Apple's "Customizing the Transition
  /// Animations": the delegate is asked for the animation, then for the interaction; then
  /// `transitionDuration`, `animateTransition`; the end comes with `completeTransition` alone, and
  /// `animationEnded` after it. The place of the last among the others is open.
  @MainActor
  struct CustomPushTests {
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

    @Test func pushRunsTheAnimation() {
      let log = phone.log { navigation.pushViewController(b, animated: true) }
      #expect(
        log == [
          "B.willMove(toParent: UINavigationController)",
          "Director.animationController(push, A, B)",
          "B.loadView", "B.viewDidLoad",
          "A.viewWillDisappear", "B.viewWillAppear", "Director.willShow(B)",
          "Fade.animateTransition", "B.viewIsAppearing",
          "A.viewDidDisappear", "B.viewDidAppear", "Director.didShow(B)",
          "B.didMove(toParent: UINavigationController)", "Fade.animationEnded(true)",
        ]
      )
      #expect(phone.runtime.now == .milliseconds(200), "the animation's time, not the system's")
      #expect(b.view.window != nil && a.view.window == nil)
      #expect(fade.endings == [true])
    }

    @Test func popRunsTheAnimation() {
      navigation.pushViewController(b, animated: false)
      phone.runtime.settle()
      let log = phone.log { navigation.popViewController(animated: true) }
      #expect(
        log == [
          "B.willMove(toParent: nil)", "Director.animationController(pop, B, A)",
          "B.viewWillDisappear", "A.viewWillAppear", "Director.willShow(A)",
          "Fade.animateTransition", "A.viewIsAppearing",
          "B.viewDidDisappear", "A.viewDidAppear", "Director.didShow(A)",
          "B.didMove(toParent: nil)", "Fade.animationEnded(true)",
        ]
      )
    }

    // DOC (UIViewControllerContextTransitioning), and its header on the frames.
    @Test func contextTellsWhoTakesPart() {
      fade.onAnimate = { [a, b, navigation] context in
        #expect(context.containerView.isDescendant(of: navigation.view))
        #expect(context.viewController(forKey: .from) === a)
        #expect(context.viewController(forKey: .to) === b)
        #expect(context.view(forKey: .from) === a.view && context.view(forKey: .to) === b.view)
        #expect(context.initialFrame(for: a) == a.view.frame && context.finalFrame(for: a) == .zero)
        #expect(context.initialFrame(for: b) == .zero)
        #expect(context.finalFrame(for: b) == context.containerView.bounds)
        #expect(context.finalFrame(for: navigation) == .zero)
        #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
        #expect(context.presentationStyle == .none && context.targetTransform == .identity)
        #expect(b.view.superview == nil, "putting it in is the animation's part")
        #expect(navigation.transitionCoordinator?.transitionDuration == 0.2)
      }
      navigation.pushViewController(b, animated: true)
      phone.runtime.settle()
      #expect(fade.endings == [true])
    }

    // SRC: a delegate that gives no animation leaves it to the system; nobody asks for one that is
    // not animated.
    @Test(arguments: [true, false]) func systemAnimatesWithoutOne(animated: Bool) {
      if animated { director.animator = nil }
      let log = phone.log { navigation.pushViewController(b, animated: animated) }
      #expect(!log.contains { $0.contains("nimat") })
      #expect(b.view.window != nil)
      #expect(phone.runtime.now == (animated ? .milliseconds(350) : .zero))
    }

    // DOC: with a new top a replaced stack pushes, with an old one it pops.
    @Test func replacedStackPushesOrPops() {
      let log = phone.log { navigation.setViewControllers([b], animated: true) }
      #expect(log.contains("Director.animationController(push, A, B)"))
      navigation.setViewControllers([a, b], animated: false)
      phone.runtime.settle()
      let pop = phone.log { navigation.setViewControllers([a], animated: true) }
      #expect(pop.contains("Director.animationController(pop, B, A)"))
    }

    // SRC (WordPress-iOS 6639; openradar 15215690): an animation of the delegate's own for the pop
    // takes the swipe back away.
    @Test func animatedPopTakesTheSwipeAway() {
      navigation.pushViewController(b, animated: false)
      phone.runtime.settle()
      #expect(!navigation.beginInteractivePop())
      #expect(navigation.viewControllers == [a, b])
      director.animator = nil
      #expect(navigation.beginInteractivePop())
    }
  }
}

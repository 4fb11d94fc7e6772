import Testing
import UIKit

extension OneWorld {
  /// Closures that UIKit keeps: each runs once, and what it has captured is given up then.
  @MainActor
  struct HandlerOwnershipTests {
    private final class Flow {
      var count = 0
    }

    private let a = A()
    private let b = B()
    private let navigation = UINavigationController()
    private let phone: Phone

    init() {
      navigation.viewControllers = [a, b]
      phone = Phone(showing: navigation)
    }

    @Test func coordinatorGivesUpItsHandlersWhenTheTransitionEnds() {
      weak var captured: Flow?
      var count = 0
      navigation.beginInteractivePop()
      let coordinator = navigation.transitionCoordinator
      do {
        let flow = Flow()
        captured = flow
        let isQueued = coordinator?.animate(
          alongsideTransition: { _ in flow.count += 1 },
          completion: { _ in
            flow.count += 1
            count = flow.count
          }
        )
        #expect(isQueued == true)
        #expect(coordinator?.animate(alongsideTransition: nil) == true)
        coordinator?.notifyWhenInteractionChanges { _ in flow.count += 1 }
      }
      navigation.finishInteractivePop()
      phone.runtime.settle()
      withExtendedLifetime(coordinator) { #expect(captured == nil && count == 3) }
    }

    @Test func animationsAlongsideAreGivenUpOnceTheyHaveRun() {
      weak var captured: Flow?
      let screen = Screen()
      do {
        let flow = Flow()
        captured = flow
        screen.onWillAppear = { [unowned screen] in
          screen.transitionCoordinator?.animate(alongsideTransition: { _ in flow.count += 1 })
          screen.onWillAppear = {}
        }
      }
      navigation.pushViewController(screen, animated: true)
      phone.runtime.turn()
      #expect(captured == nil && navigation.transitionCoordinator?.percentComplete == 0)
    }

    @Test func coordinatorKeepsNoController() {
      weak var gone: C?
      do {
        let c = C()
        gone = c
        navigation.pushViewController(c, animated: false)
        phone.runtime.settle()
      }
      navigation.popViewController(animated: true)
      phone.runtime.turn()
      let coordinator = navigation.transitionCoordinator
      phone.runtime.settle()
      #expect(gone == nil && coordinator?.viewController(forKey: .from) == nil)
      navigation.pushViewController(C(), animated: true)
      phone.runtime.turn()
      let other = navigation.transitionCoordinator
      gone = navigation.topViewController as? C
      phone.runtime.settle()
      navigation.popViewController(animated: false)
      phone.runtime.settle()
      #expect(gone == nil && other?.viewController(forKey: .to) == nil)
    }

    @Test func transitionHasItsContainer() {
      navigation.popViewController(animated: true)
      phone.runtime.turn()
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator?.containerView === navigation.view)
      #expect(coordinator?.initiallyInteractive == false && coordinator?.isCancelled == false)
      #expect(coordinator?.completionVelocity == 1 && coordinator?.completionCurve == .easeInOut)
      phone.runtime.settle()
      #expect(coordinator?.percentComplete == 1 && coordinator?.isInteractive == false)
    }

    @Test func fingerKeepsNothingOfATransitionThatHasEnded() {
      weak var animation: Fade?
      let (director, finger) = (Director(), UIPercentDrivenInteractiveTransition())
      do {
        let fade = Fade()
        animation = fade
        director.animator = fade
      }
      director.interaction = finger
      navigation.delegate = director
      navigation.popViewController(animated: true)
      phone.runtime.settle()
      director.animator = nil
      #expect(animation != nil)
      finger.finish()
      phone.runtime.settle()
      #expect(animation == nil && navigation.viewControllers == [a])
    }

    @Test func dismissalGivesUpItsCompletion() {
      weak var captured: Flow?
      b.present(P(), animated: false)
      phone.runtime.settle()
      do {
        let flow = Flow()
        captured = flow
        b.dismiss(animated: true) { flow.count += 1 }
      }
      #expect(captured != nil)
      phone.runtime.settle()
      #expect(captured == nil)
    }

    @Test func pagesGiveUpTheirCompletion() {
      weak var captured: Flow?
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      phone.show(pages)
      do {
        let flow = Flow()
        captured = flow
        pages.setViewControllers([a], direction: .forward, animated: true) { _ in flow.count += 1 }
      }
      #expect(captured != nil)
      phone.runtime.settle()
      #expect(captured == nil)
    }
  }
}

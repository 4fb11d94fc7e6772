import Testing
import UIKit

extension OneWorld {
  /// "The navigation delegate" of the list of behaviours.
  @MainActor
  struct NavigationDelegateTests {
    private let a = A()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
      navigation = UINavigationController(rootViewController: a)
      phone = Phone(showing: navigation)
    }

    // DOC: one, weak.
    @Test func delegateIsNotOwned() {
      weak var owned: Watcher?
      do {
        let watcher = Watcher()
        owned = watcher
        navigation.delegate = watcher
      }
      #expect(owned == nil)
      #expect(navigation.delegate == nil)
    }

    // DOC: a second owner silently takes it from the first.
    @Test func secondDelegateTakesItFromTheFirst() {
      final class Other: NSObject, UINavigationControllerDelegate {}
      let (first, second) = (Watcher(), Other())
      navigation.delegate = first
      navigation.delegate = second
      let log = phone.log { navigation.pushViewController(B(), animated: false) }
      #expect(log.filter { $0.contains("Show") } == ["Other.willShow(B)", "Other.didShow(B)"])
      #expect(phone.runtime.warnings == [])
    }

    // SRC: the coordinator is nil in `didShow` of what was not animated.
    @Test func unanimatedPopHasNoCoordinatorInDidShow() {
      #expect(controllerThatDidShowFinds(animated: false) == nil)
    }

    // SRC: the coordinator is still there in `didShow` of what was animated.
    @Test func animatedPopHasItsCoordinatorInDidShow() {
      #expect(controllerThatDidShowFinds(animated: true) is C)
    }

    private func controllerThatDidShowFinds(animated: Bool) -> UIViewController? {
      navigation.setViewControllers([a, B(), C()], animated: false)
      phone.runtime.settle()
      let watcher = Watcher()
      navigation.delegate = watcher
      var found: UIViewController?
      watcher.onDidShow = { found = $0.transitionCoordinator?.viewController(forKey: .from) }
      navigation.popToRootViewController(animated: animated)
      phone.runtime.settle()
      return found
    }

    // SRC: comparing the stack before and after misses neither what was not animated nor the lower
    // ones of a multiple pop.
    @Test(arguments: [true, false]) func comparedStacksTellOfEveryPop(animated: Bool) {
      navigation.setViewControllers([a, B(), C()], animated: false)
      phone.runtime.settle()
      let before = navigation.viewControllers
      let watcher = Watcher()
      navigation.delegate = watcher
      var gone: [UIViewController] = []
      watcher.onDidShow = { navigation in
        gone = before.filter { !navigation.viewControllers.contains($0) }
      }
      navigation.popToRootViewController(animated: animated)
      phone.runtime.settle()
      #expect(gone == Array(before.dropFirst()))
    }

    // DOC: the one at work or nil, also through ancestors, gone with the transition.
    @Test func coordinatorIsFoundThroughAncestorsWhileTheTransitionIsAtWork() {
      let b = B()
      navigation.pushViewController(b, animated: true)
      phone.runtime.turn()
      #expect(navigation.transitionCoordinator != nil)
      #expect(b.transitionCoordinator === navigation.transitionCoordinator)
      phone.runtime.settle()
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test func coordinatorRunsAnimationsAtOnceAndCompletionsAtTheEnd() {
      navigation.pushViewController(B(), animated: true)
      phone.runtime.turn()
      var order: [String] = []
      navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in order.append("animation") },
        completion: {
          order.append($0.percentComplete == 1 && !$0.isCancelled ? "completed" : "cancelled")
        }
      )
      #expect(order == ["animation"])
      phone.runtime.settle()
      #expect(order == ["animation", "completed"])
    }

    @Test func transitionAskedForInDidShowFollows() {
      let watcher = Watcher()
      navigation.delegate = watcher
      let c = C()
      watcher.onDidShow = {
        if $0.topViewController is B { $0.pushViewController(c, animated: true) }
      }
      navigation.pushViewController(B(), animated: true)
      phone.runtime.settle()
      #expect(c.viewIfLoaded?.window != nil)
      #expect(phone.log.last == "C.didMove(toParent: UINavigationController)")
    }
  }
}

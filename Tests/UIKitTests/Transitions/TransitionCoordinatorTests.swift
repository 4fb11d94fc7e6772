import Foundation
import Testing
import UIKit

extension OneWorld {
  /// What a transition coordinator tells and does while a transition is at work.
  @MainActor
  struct TransitionCoordinatorTests {
    private let a = A()
    private let b = B()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
      navigation = UINavigationController(rootViewController: a)
      phone = Phone(showing: navigation)
    }

    // DOC (animate(alongsideTransition:completion:)): the animations run with those of the transition,
    // so what is added in viewWillAppear has not run when that returns.
    @Test func animationsAlongsideBeginWithTheTransition() {
      let screen = Screen()
      var order: [String] = []
      screen.onWillAppear = { [unowned screen] in
        screen.transitionCoordinator?.animate(
          alongsideTransition: { _ in order.append("animation") },
          completion: { _ in order.append("completion") }
        )
        order.append("viewWillAppear")
      }
      screen.onDidAppear = { order.append("viewDidAppear") }
      navigation.pushViewController(screen, animated: true)
      phone.runtime.turn()
      #expect(order == ["viewWillAppear", "animation"])
      phone.runtime.settle()
      #expect(order == ["viewWillAppear", "animation", "viewDidAppear", "completion"])
    }

    // DOC (presentationStyle): `.none` when it is no presentation; from is who presents.
    @Test func coordinatorTellsOfPresentationsAndOthers() {
      navigation.pushViewController(b, animated: true)
      phone.runtime.turn()
      #expect(navigation.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
      #expect(navigation.transitionCoordinator?.view(forKey: .to) === b.view)
      phone.runtime.settle()
      let p = P()
      p.modalPresentationStyle = .formSheet
      b.present(p, animated: true)
      phone.runtime.turn()
      let coordinator = p.transitionCoordinator
      #expect(coordinator?.presentationStyle == .formSheet && coordinator?.isAnimated == true)
      #expect(coordinator?.viewController(forKey: .from) === navigation)
      #expect(coordinator?.viewController(forKey: .to) === p)
      #expect(coordinator?.transitionDuration == 0.35 && coordinator?.isInterruptible == false)
      phone.runtime.settle()
      navigation.dismiss(animated: true)
      phone.runtime.turn()
      #expect(p.transitionCoordinator?.viewController(forKey: .from) === p)
      #expect(p.transitionCoordinator?.viewController(forKey: .to) === navigation)
    }

    // DOC (transitionCoordinator): without one of its own, the nearest ancestor's.
    @Test func coordinatorIsTheNearestAncestors() {
      let inner = UINavigationController(rootViewController: b)
      let child = C()
      b.addChild(child)
      let tabs = UITabBarController()
      tabs.viewControllers = [inner]
      navigation.pushViewController(tabs, animated: true)
      phone.runtime.turn()
      let outer = navigation.transitionCoordinator
      #expect(outer != nil && child.transitionCoordinator === outer)
      phone.runtime.settle()
      inner.pushViewController(A(), animated: true)
      phone.runtime.turn()
      #expect(child.transitionCoordinator === inner.transitionCoordinator)
      #expect(child.transitionCoordinator != nil && navigation.transitionCoordinator == nil)
      #expect(tabs.transitionCoordinator == nil, "only upwards")
    }
  }
}

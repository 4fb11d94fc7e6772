import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A push and a pop, animated, and a pop at the root.
  @MainActor
  struct PushAndPopScenario {
    private let stage = Stage()
    private let navigation: UINavigationController

    init() {
      navigation = stage.boot(A.self)
    }

    @Test func pushPopAndPopAtTheRoot() {
      push()
      pop()
      popAtRoot()
    }

    private func push() {
      stage.log.during("nav.delegate.didShow(B)") {
        #expect(navigation.transitionCoordinator != nil)  // U37
      }
      stage.step {
        navigation.pushViewController(stage.make(B.self), animated: true)
        #expect(navigation.viewControllers.roles == ["A", "B"])  // U13
        #expect(navigation.topViewController?.isViewLoaded == false)  // U15 VT
      }
      stage.expect(
        .sequence(
          "B.willMove(toParent: nav)",  // U15 U19
          "(returned)",
          "B.loadView",  // U19
          "B.viewDidLoad",  // U14 U19
          "A.viewWillDisappear(true)",  // U19
          "B.viewWillAppear(true)",  // U19
          "nav.delegate.willShow(B)",  // U19 L1
          "B.viewIsAppearing(true)",  // U19
          "(turned)",
          "A.viewDidDisappear(true)",  // U20
          "B.viewDidAppear(true)",  // U20
          .anyOrder(
            "nav.delegate.didShow(B)",  // U20 L1
            "B.didMove(toParent: nav)"  // U20 L5
          )
        )
        .absent(
          "A.viewDidLoad",  // U8
          "*.deinit"  // U73
        )
      )
      #expect(navigation.transitionCoordinator == nil)  // U37
    }

    private func pop() {
      weak let top = navigation.topViewController
      stage.log.during("B.viewWillDisappear(true)") {
        #expect(top?.isMovingFromParent == true)  // U58
      }
      stage.log.during("nav.delegate.didShow(A)") {
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator?.viewController(forKey: .from)?.role == "B")  // U35 U37
      }
      stage.step {
        #expect(navigation.popViewController(animated: true)?.role == "B")  // U23
        #expect(navigation.viewControllers.roles == ["A"])  // U13
      }
      stage.expect(
        .sequence(
          "B.willMove(toParent: nil)",  // U15 U23 L5
          "(returned)",
          "B.viewWillDisappear(true)",  // U23 L5
          "A.viewWillAppear(true)",  // U23
          .anyOrder(
            "nav.delegate.willShow(A)",  // U23 L1
            "A.viewIsAppearing(true)"  // D5
          ),
          "(turned)",
          "B.viewDidDisappear(true)",  // U23
          .anyOrder(
            .sequence(
              "A.viewDidAppear(true)",  // U23
              "nav.delegate.didShow(A)"  // U23
            ),
            "B.didMove(toParent: nil)"  // U23 L5
          ),
          "B.deinit"  // U24 U75 L7
        )
        .absent(
          "A.loadView",  // U24
          "A.viewDidLoad",  // U24
          "A.willMove(*)"  // MEM
        )
      )
    }

    private func popAtRoot() {
      stage.step {
        #expect(navigation.popViewController(animated: true) == nil)  // U25
        #expect(navigation.viewControllers.roles == ["A"])  // U25
      }
      stage.expect(
        .nothing  // U25
      )
    }
  }
}

import Testing
import UIKit

extension OneWorld.Scenarios {
  /// `setViewControllers`, animated, to a new top, a lower one, and the same top.
  ///
  /// The old top is told by `willMove` and `didMove` (U31); S7 says that it is not. So that is open.
  @MainActor
  struct ReplacedStackScenarios {
    private let stage = Stage()

    @Test func newTopIsPushed() {
      let navigation = stage.boot(A.self, B.self)
      stage.step {
        let root = navigation.viewControllers.first
        navigation.setViewControllers(
          [root, stage.make(C.self)].compactMap(\.self),
          animated: true
        )
        #expect(navigation.viewControllers.roles == ["A", "C"])  // U13
      }
      stage.expect(
        .sequence(
          "C.willMove(toParent: nav)",  // U15 U71
          "(returned)",
          "C.loadView",  // U19 U29
          "C.viewDidLoad",  // U19 U29
          "B.viewWillDisappear(true)",  // U19 U29
          "C.viewWillAppear(true)",  // U19 U29
          "nav.delegate.willShow(C)",  // U19 U31
          "C.viewIsAppearing(true)",  // U19
          "(turned)",
          "B.viewDidDisappear(true)",  // U20 U29
          "C.viewDidAppear(true)",  // U20 U29
          .anyOrder(
            "nav.delegate.didShow(C)",  // U20 U31
            "C.didMove(toParent: nav)"  // U20
          )
        )
        .floating(
          .optional("B.willMove(toParent: nil)"),  // U31 S7 OPEN
          .optional("B.didMove(toParent: nil)"),  // U31 S7 OPEN
          "B.deinit"  // U24 U75
        )
        .ordered("B.willMove(toParent: nil)", "B.didMove(toParent: nil)")  // U71
        .ordered("B.viewDidDisappear(true)", "B.didMove(toParent: nil)")  // L5 DER
        .ordered("B.viewDidDisappear(true)", "B.deinit")  // DER
        .ordered("B.didMove(toParent: nil)", "B.deinit")  // DER
        .absent(
          "A.*"  // U29 DER
        )
      )
    }

    @Test func lowerOneIsPoppedTo() {
      let navigation = stage.boot(A.self, B.self, C.self)
      stage.step {
        navigation.setViewControllers(Array(navigation.viewControllers[1...1]), animated: true)
        #expect(navigation.viewControllers.roles == ["B"])  // U13 U29
      }
      stage.expect(
        .sequence(
          "C.viewWillDisappear(true)",  // U23 U29
          "B.viewWillAppear(true)",  // U23 U29
          .anyOrder(
            "nav.delegate.willShow(B)",  // U23 U31
            "B.viewIsAppearing(true)"  // D5
          ),
          "(turned)",
          "C.viewDidDisappear(true)",  // U23 U29
          "B.viewDidAppear(true)",  // U23 U29
          "nav.delegate.didShow(B)"  // U23 U31
        )
        .floating(
          "A.willMove(toParent: nil)",  // U31
          "A.didMove(toParent: nil)",  // U31
          "A.deinit",  // U24 U75
          .optional("C.willMove(toParent: nil)"),  // U31 S7 OPEN
          .optional("C.didMove(toParent: nil)"),  // U31 S7 OPEN
          "C.deinit"  // U24 U75
        )
        .ordered("A.willMove(toParent: nil)", "A.didMove(toParent: nil)")  // U71
        .ordered("A.didMove(toParent: nil)", "A.deinit")  // DER
        .ordered("C.willMove(toParent: nil)", "C.didMove(toParent: nil)")  // U71
        .ordered("C.viewDidDisappear(true)", "C.didMove(toParent: nil)")  // L5 DER
        .ordered("C.viewDidDisappear(true)", "C.deinit")  // DER
        .ordered("C.didMove(toParent: nil)", "C.deinit")  // DER
        .absent(
          "A.view*",  // U29 DER
          "B.viewDidLoad",  // U24
          "B.willMove(*)"  // MEM
        )
      )
    }

    // Open: whether the delegate is called though nothing is seen to change.
    @Test func sameTopStays() {
      let navigation = stage.boot(A.self, B.self, C.self)
      stage.step {
        let (root, top) = (navigation.viewControllers.first, navigation.topViewController)
        navigation.setViewControllers([root, top].compactMap(\.self), animated: true)
        #expect(navigation.viewControllers.roles == ["A", "C"])  // U13 U29
      }
      stage.expect(
        .anyOrder(
          "B.willMove(toParent: nil)",  // U31
          "B.didMove(toParent: nil)",  // U31
          "B.deinit",  // U24 U75
          .optional("nav.delegate.willShow(C)"),  // U31 OPEN
          .optional("nav.delegate.didShow(C)")  // U31 OPEN
        )
        .ordered("B.willMove(toParent: nil)", "B.didMove(toParent: nil)")  // U71
        .ordered("B.didMove(toParent: nil)", "B.deinit")  // DER
        .ordered("nav.delegate.willShow(C)", "nav.delegate.didShow(C)")  // U19
        .absent(
          "C.*",  // U29
          "A.*",  // U29
          "B.view*"  // U29
        )
      )
    }
  }
}

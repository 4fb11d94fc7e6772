import Testing
import UIKit

extension OneWorld.Scenarios {
  /// Two animated pushes in one turn, then a pop.
  @MainActor
  struct TwoPushesScenario {
    private let stage = Stage()
    private let navigation: UINavigationController

    init() {
      navigation = stage.boot(A.self)
    }

    @Test func secondPushWinsAndDrawsAWarning() {
      pushTwice()
      pop()
      #expect(stage.log.total(of: "B.viewDidLoad") == 1)  // U8
    }

    // Open: all that B gets after `willMove`, and whom the warning names. The second warning that
    // some systems add, of a corrupted navigation bar, is not drawn here (S5).
    private func pushTwice() {
      stage.step {
        navigation.pushViewController(stage.make(B.self), animated: true)
        #expect(navigation.viewControllers.roles == ["A", "B"])  // U13
        navigation.pushViewController(stage.make(C.self), animated: true)
        #expect(navigation.viewControllers.roles == ["A", "B", "C"])  // U13
      }
      stage.expect(
        .sequence(
          "B.willMove(toParent: nav)",  // U15 U71
          "C.willMove(toParent: nav)"  // U15 U71
        )
        .floating(
          "A.viewWillDisappear(_)",  // U19 DER
          .optional("A.viewDidDisappear(_)"),  // OPEN
          .optional("B.loadView"),  // OPEN
          .optional("B.viewDidLoad"),  // OPEN
          .optional("B.viewWillAppear(_)"),  // OPEN
          .optional("B.viewIsAppearing(_)"),  // OPEN
          .optional("B.viewDidAppear(_)"),  // OPEN
          .optional("B.viewWillDisappear(_)"),  // OPEN
          .optional("B.viewDidDisappear(_)"),  // OPEN
          .optional("B.didMove(toParent: nav)"),  // OPEN
          .optional("nav.delegate.willShow(B)"),  // OPEN
          .optional("nav.delegate.didShow(B)"),  // OPEN
          "C.loadView",  // U8 DER
          "C.viewDidLoad",  // U8 DER
          "C.viewWillAppear(_)",  // U19 DER
          "C.viewIsAppearing(_)",  // D5 DER
          "C.viewDidAppear(_)",  // U20 DER
          "C.didMove(toParent: nav)",  // U20 DER
          "nav.delegate.willShow(C)",  // U19 DER
          "nav.delegate.didShow(C)"  // U20 DER
        )
        .ordered("C.willMove(toParent: nav)", "C.loadView")  // U19
        .ordered("C.loadView", "C.viewDidLoad")  // U8
        .ordered("C.viewDidLoad", "C.viewWillAppear(_)")  // U8 U19
        .ordered("C.viewWillAppear(_)", "C.viewIsAppearing(_)")  // D5
        .ordered("C.viewIsAppearing(_)", "C.viewDidAppear(_)")  // D5
        .ordered("C.viewWillAppear(_)", "nav.delegate.willShow(C)")  // U19
        .ordered("nav.delegate.willShow(C)", "nav.delegate.didShow(C)")  // U19
        .ordered("C.viewDidAppear(_)", "nav.delegate.didShow(C)")  // U20
        .ordered("C.viewDidAppear(_)", "C.didMove(toParent: nav)")  // U20
        .ordered("A.viewWillDisappear(_)", "A.viewDidDisappear(_)")  // U19
        .ordered("B.loadView", "B.viewDidLoad")  // U8
        .ordered("B.viewDidLoad", "B.viewWillAppear(_)")  // U8
        .ordered("B.viewWillAppear(_)", "B.viewDidAppear(_)")  // D5
        .ordered("B.viewWillDisappear(_)", "B.viewDidDisappear(_)")  // U19
        .absent(
          "A.viewDidLoad",  // U8
          "*.deinit",  // U73
          "*.willMove(toParent: nil)"  // U71
        ),
        // U80 S6
        warnings: ["Unbalanced calls to begin/end appearance transitions for <*>."]
      )
      #expect(navigation.viewControllers.roles == ["A", "B", "C"])  // U13
      #expect(navigation.topViewController?.viewIfLoaded?.window != nil)  // DER
    }

    private func pop() {
      stage.step {
        navigation.popViewController(animated: true)
        #expect(navigation.viewControllers.roles == ["A", "B"])  // U13
      }
      stage.expect(
        .sequence(
          "C.willMove(toParent: nil)",  // U15 U23
          "(returned)",
          "C.viewWillDisappear(true)",  // U23
          "B.viewWillAppear(true)",  // U23
          .anyOrder(
            "nav.delegate.willShow(B)",  // U23
            "B.viewIsAppearing(true)"  // D5
          ),
          "(turned)",
          "C.viewDidDisappear(true)",  // U23
          .anyOrder(
            .sequence(
              "B.viewDidAppear(true)",  // U23
              "nav.delegate.didShow(B)"  // U23
            ),
            "C.didMove(toParent: nil)"  // U23
          ),
          "C.deinit"  // U24 L7
        )
        .floating(
          .optional("B.loadView"),  // U8
          .optional("B.viewDidLoad"),  // U8
          .optional("B.didMove(toParent: nav)")  // OPEN
        )
        .ordered("B.loadView", "B.viewDidLoad")  // U8
        .ordered("B.viewDidLoad", "B.viewWillAppear(true)")  // U8
        .absent(
          "A.*"  // DER
        )
      )
    }
  }
}

import Testing
import UIKit

extension OneWorld.Scenarios {
  /// The setter of `viewControllers`: all of it in one layout pass, without a coordinator.
  @MainActor
  struct AssignedStackScenario {
    private let stage = Stage()

    // Open: the order at the end; one recorded log has `didShow` before `viewDidAppear` (L1).
    @Test func assignedStackIsThereAtOnce() {
      let navigation = stage.boot(A.self, B.self)
      stage.log.during("nav.delegate.didShow(C)") {
        #expect(navigation.transitionCoordinator == nil)  // U35 U37
      }
      stage.step {
        let root = navigation.viewControllers.first
        navigation.viewControllers = [root, stage.make(C.self)].compactMap(\.self)
        #expect(navigation.viewControllers.roles == ["A", "C"])  // U13 U30
      }
      stage.expect(
        .sequence(
          "C.willMove(toParent: nav)",  // U15 U71
          "(returned)",
          "C.loadView",  // U19 U30
          "C.viewDidLoad",  // U19 U30
          "B.viewWillDisappear(false)",  // U16 U19
          "C.viewWillAppear(false)",  // U16 U19
          .anyOrder(
            .sequence(
              "nav.delegate.willShow(C)",  // U31
              "nav.delegate.didShow(C)"  // U31
            ),
            .sequence(
              "C.viewIsAppearing(false)",  // D5
              "C.viewDidAppear(false)"  // U16
            ),
            "B.viewDidDisappear(false)"  // U16
          )
        )
        .floating(
          "C.didMove(toParent: nav)",  // U20
          .optional("B.willMove(toParent: nil)"),  // U31 S7 OPEN
          .optional("B.didMove(toParent: nil)"),  // U31 S7 OPEN
          "B.deinit"  // U24 U75
        )
        .ordered("C.willMove(toParent: nav)", "C.didMove(toParent: nav)")  // U71
        .ordered("B.willMove(toParent: nil)", "B.didMove(toParent: nil)")  // U71
        .ordered("B.viewDidDisappear(false)", "B.deinit")  // DER
        .absent(
          "A.*"  // U29 DER
        )
      )
    }
  }
}

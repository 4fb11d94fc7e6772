import Testing
import UIKit

extension OneWorld.Scenarios {
  /// Back to the root from four deep: one transition, from the top.
  @MainActor
  struct PopToRootScenario {
    private let stage = Stage()

    // Open: the order of what is returned, and when the middle ones are told and freed.
    @Test func onlyTheTopIsSeenToGo() {
      let navigation = stage.boot(A.self, B.self, C.self, D.self)
      stage.log.during("nav.delegate.didShow(A)") {
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator?.viewController(forKey: .from)?.role == "D")  // U36
      }
      stage.step {
        let removed = navigation.popToRootViewController(animated: true) ?? []
        #expect(Set(removed.roles) == ["B", "C", "D"])  // U26 D6
        #expect(navigation.viewControllers.roles == ["A"])  // U13
      }
      stage.expect(
        .sequence(
          "D.viewWillDisappear(true)",  // U23 DER
          "A.viewWillAppear(true)",  // U23 DER
          .anyOrder(
            "nav.delegate.willShow(A)",  // U23 DER
            "A.viewIsAppearing(true)"  // D5
          ),
          "(turned)",
          "D.viewDidDisappear(true)",  // U23 DER
          .anyOrder(
            .sequence(
              "A.viewDidAppear(true)",  // U23 DER
              "nav.delegate.didShow(A)"  // U23 DER
            ),
            "D.didMove(toParent: nil)"  // U23 L5
          ),
          "D.deinit"  // U24 U36 L7
        )
        .floating(
          "D.willMove(toParent: nil)",  // U23 L5
          .optional("B.willMove(toParent: nil)"),  // U31 OPEN
          .optional("C.willMove(toParent: nil)"),  // U31 OPEN
          "B.didMove(toParent: nil)",  // U31 U71 DER
          "C.didMove(toParent: nil)",  // U31 U71 DER
          "B.deinit",  // U24 U75
          "C.deinit"  // U24 U75
        )
        .ordered("D.willMove(toParent: nil)", "D.viewWillDisappear(true)")  // U23 L5
        .ordered("B.willMove(toParent: nil)", "B.didMove(toParent: nil)")  // U71
        .ordered("C.willMove(toParent: nil)", "C.didMove(toParent: nil)")  // U71
        .ordered("B.didMove(toParent: nil)", "B.deinit")  // DER
        .ordered("C.didMove(toParent: nil)", "C.deinit")  // DER
        .absent(
          "B.view*",  // U29 DER
          "C.view*",  // U29 DER
          "nav.delegate.willShow(B)",  // U29 DER
          "nav.delegate.willShow(C)",  // U29 DER
          "A.viewDidLoad"  // U24
        )
      )
    }
  }
}

import Testing
import UIKit

extension OneWorld.Scenarios {
  /// Back to the root while a sheet is up: the sheet stays until it is dismissed.
  @MainActor
  struct PopUnderSheetScenario {
    private let stage = Stage()
    private let navigation: UINavigationController

    init() {
      navigation = stage.boot(A.self, B.self, C.self)
      let sheet = stage.make(S.self, style: .automatic, judge: "p")
      stage.setUp(presenting: sheet, on: navigation.topViewController)
    }

    @Test func sheetOutlivesItsStack() {
      popToRoot()
      dismiss()
      #expect(stage.log.total(of: "C.deinit") == 1)  // U24
    }

    // Open: whether C, which was asked to present, is held until S goes.
    private func popToRoot() {
      stage.step {
        let removed = navigation.popToRootViewController(animated: true) ?? []
        #expect(Set(removed.roles) == ["B", "C"])  // D6
        #expect(navigation.viewControllers.roles == ["A"])  // U13
      }
      stage.expect(
        .sequence(
          "C.viewWillDisappear(true)",  // U23 DER
          "A.viewWillAppear(true)",  // U23 DER
          .anyOrder(
            "nav.delegate.willShow(A)",  // U23 DER
            "A.viewIsAppearing(true)"  // D5
          ),
          "(turned)",
          "C.viewDidDisappear(true)",  // U23 DER
          "A.viewDidAppear(true)",  // U23 DER
          "nav.delegate.didShow(A)"  // U23 DER
        )
        .floating(
          "C.willMove(toParent: nil)",  // U23 DER
          "C.didMove(toParent: nil)",  // U23 DER
          .optional("B.willMove(toParent: nil)"),  // U31 OPEN
          "B.didMove(toParent: nil)",  // U31 U71 DER
          "B.deinit",  // U24 U75
          .optional("C.deinit")  // U24 OPEN
        )
        .ordered("C.willMove(toParent: nil)", "C.viewWillDisappear(true)")  // U23
        .ordered("C.viewDidDisappear(true)", "C.didMove(toParent: nil)")  // L5
        .ordered("B.willMove(toParent: nil)", "B.didMove(toParent: nil)")  // U71
        .ordered("B.didMove(toParent: nil)", "B.deinit")  // DER
        .ordered("C.didMove(toParent: nil)", "C.deinit")  // DER
        .ordered("nav.delegate.didShow(A)", "C.deinit")  // L7 U37
        .absent(
          "S.*",  // U56 DER
          "p.*",  // U59
          "B.view*"  // U29 DER
        )
      )
      let sheet = navigation.presentedViewController
      #expect(sheet?.role == "S" && sheet?.presentingViewController === navigation)  // U46 U56
    }

    private func dismiss() {
      stage.step { navigation.dismiss(animated: true) { stage.complete() } }
      stage.expect(
        .sequence(
          "S.viewWillDisappear(true)",  // L3 U56
          "(turned)",
          "S.viewDidDisappear(true)",  // L3
          "completion"  // D4
        )
        .floating(
          "S.deinit",  // U53
          .optional("C.deinit")  // OPEN
        )
        .ordered("S.viewDidDisappear(true)", "S.deinit")  // DER
        .absent(
          "p.*",  // U59 D2
          "A.*",  // U52
          "nav.delegate.*"  // DER
        )
      )
      #expect(navigation.presentedViewController == nil)  // U56
      #expect(navigation.viewControllers.roles == ["A"])  // U56
    }
  }
}

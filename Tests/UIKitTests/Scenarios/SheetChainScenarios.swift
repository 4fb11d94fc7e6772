import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A chain of two sheets, dismissed from its bottom and from its middle.
  @MainActor
  struct SheetChainScenarios {
    private let stage = Stage()
    private let navigation: UINavigationController

    init() {
      navigation = stage.boot(A.self)
      let lower = stage.make(M1.self, style: .automatic, judge: "p1")
      stage.setUp(presenting: lower, on: navigation.topViewController)
      let upper = stage.make(M2.self, style: .automatic, judge: "p2")
      stage.setUp(presenting: upper, on: navigation.presentedViewController)
    }

    private var lower: UIViewController? { navigation.presentedViewController }

    @Test func eachPresentsTheNext() {
      #expect(lower?.role == "M1" && lower?.presentedViewController?.role == "M2")  // U46
      #expect(lower?.presentingViewController === navigation)  // U46
      #expect(lower?.presentedViewController?.presentingViewController === lower)  // U46
    }

    // Open: whether M1, which never disappeared, is told of its going; the completion's place.
    @Test func dismissalAtTheBottomTakesBoth() {
      weak let upper = lower?.presentedViewController
      for moment in ["M2.viewWillDisappear(true)", "M2.viewDidDisappear(true)"] {
        stage.log.during(moment) { #expect(upper?.isBeingDismissed == true) }  // U58
      }
      stage.step { navigation.topViewController?.dismiss(animated: true) { stage.complete() } }
      stage.expect(
        .sequence(
          "M2.viewWillDisappear(true)",  // U57 L3
          "(turned)",
          "M2.viewDidDisappear(true)"  // U57 L3
        )
        .floating(
          "completion",  // D4
          .optional("M1.viewWillDisappear(_)"),  // OPEN
          .optional("M1.viewDidDisappear(_)"),  // OPEN
          "M1.deinit",  // U53 U56
          "M2.deinit"  // U53 U56
        )
        .ordered("M1.viewWillDisappear(_)", "M1.viewDidDisappear(_)")  // U19
        .ordered("M1.viewDidDisappear(_)", "M1.deinit")  // DER
        .ordered("M2.viewDidDisappear(true)", "M2.deinit")  // DER
        .ordered("M2.viewWillDisappear(true)", "completion")  // D4 DER
        .absent(
          "A.*",  // U52
          "nav.delegate.*",  // DER
          "p1.*",  // U59 D2
          "p2.*",  // U59 D2
          "M1.viewWillAppear(*)"  // U57 DER
        )
      )
      #expect(navigation.presentedViewController == nil)  // U56 D8
      #expect(navigation.viewControllers.roles == ["A"])  // U56
    }

    @Test func dismissalInTheMiddleTakesTheUpperOneFirst() {
      stage.step { lower?.dismiss(animated: true) { stage.complete() } }
      stage.expect(
        .sequence(
          "M2.viewWillDisappear(true)",  // U56 L3
          "(turned)",
          "M2.viewDidDisappear(true)",  // U56 L3
          "completion"  // D4
        )
        .floating(
          "M2.deinit"  // U53 L3
        )
        .ordered("M2.viewDidDisappear(true)", "M2.deinit")  // DER
        .absent(
          "M1.*",  // U52 U56
          "A.*",  // U52
          "p1.*",  // U59
          "p2.*"  // U59
        )
      )
      #expect(lower?.role == "M1" && lower?.presentedViewController == nil)  // U56
      stage.step { lower?.dismiss(animated: true) }
      #expect(lower == nil)  // U56
    }
  }
}

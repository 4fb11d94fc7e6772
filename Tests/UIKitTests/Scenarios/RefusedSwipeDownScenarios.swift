import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A sheet that the user may not swipe away, and that code dismisses all the same.
  @MainActor
  struct RefusedSwipeDownScenarios {
    private let stage = Stage()
    private let navigation: UINavigationController

    init() {
      navigation = stage.boot(A.self)
      let sheet = stage.make(S.self, style: .automatic, judge: "p")
      stage.setUp(presenting: sheet, on: navigation.topViewController)
    }

    private var sheet: UIViewController? { navigation.presentedViewController }

    // Open: whether `shouldDismiss` is asked as well, and whether the sheet hears anything.
    @Test func modalSheetReportsTheAttempt() {
      sheet?.isModalInPresentation = true
      stage.step { #expect(sheet?.userBeganSwipeDown() == false) }
      stage.expect(
        .anyOrder(
          .repeated("p.didAttemptToDismiss(S)")  // U59 D1 L10
        )
        .floating(
          .times(0...Int.max, "p.shouldDismiss(S)")  // D2 OPEN
        )
        .absent(
          "p.willDismiss(*)",  // L10
          "p.didDismiss(*)",  // L10
          "S.view*",  // MEM
          "S.deinit",  // U59
          "A.*"  // U52
        )
      )
      #expect(sheet?.role == "S")  // U59 D1
    }

    @Test func refusedSwipeReportsTheAttempt() {
      stage.witness("p").answer = false
      stage.step { #expect(sheet?.userBeganSwipeDown() == false) }
      stage.expect(
        .sequence(
          .repeated("p.shouldDismiss(S)"),  // U59 D1 D2
          .repeated("p.didAttemptToDismiss(S)")  // U59 D1
        )
        .absent(
          "p.willDismiss(*)",  // D1 DER
          "p.didDismiss(*)",  // D1
          "S.view*",  // MEM
          "S.deinit",  // U59
          "A.*"  // U52
        )
      )
      #expect(sheet?.role == "S")  // U59 D1
    }

    @Test func dismissalInCodeIsStoppedByNeither() {
      sheet?.isModalInPresentation = true
      stage.witness("p").answer = false
      stage.step { sheet?.dismiss(animated: true) { stage.complete() } }
      stage.expect(
        .sequence(
          "S.viewWillDisappear(true)",  // U56 L3
          "(turned)",
          "S.viewDidDisappear(true)",  // U56 L3
          "completion"  // D4
        )
        .floating(
          "S.deinit"  // U53 L3
        )
        .ordered("S.viewDidDisappear(true)", "S.deinit")  // DER
        .absent(
          "p.*",  // U59 D2
          "A.*"  // U52
        )
      )
      #expect(sheet == nil)  // U56 L12
    }
  }
}

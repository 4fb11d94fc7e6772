import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A swipe down that is let go halfway, then one that goes through.
  @MainActor
  struct CancelledSwipeDownScenario {
    private let stage = Stage()
    private let navigation: UINavigationController

    init() {
      navigation = stage.boot(A.self)
      let sheet = stage.make(S.self, style: .automatic, judge: "p")
      stage.setUp(presenting: sheet, on: navigation.topViewController)
    }

    @Test func onlyTheSecondSwipeDismisses() {
      cancel()
      finish()
      #expect(stage.log.total(of: "p.didDismiss(S)") == 1)  // U59
    }

    // So `willDismiss` is no sign of a dismissal. Open: its place, and how often it comes (S10).
    private func cancel() {
      stage.step {
        #expect(navigation.presentedViewController?.userBeganSwipeDown() == true)
        navigation.presentedViewController?.userCancelledSwipeDown()
      }
      stage.expect(
        .sequence(
          .repeated("p.shouldDismiss(S)"),  // U59 D2
          .anyOrder(
            .repeated("p.willDismiss(S)"),  // U59 S10
            "S.viewWillDisappear(_)"  // L3
          ),
          "S.viewWillAppear(_)",  // L3
          "S.viewIsAppearing(_)",  // L3 D5
          "S.viewDidAppear(_)"  // L3
        )
        .absent(
          "p.didDismiss(*)",  // U59 S10
          "p.didAttemptToDismiss(*)",  // D1
          "S.viewDidDisappear(*)",  // L3
          "S.deinit",  // U59 DER
          "A.*"  // U52
        )
      )
      #expect(navigation.presentedViewController?.role == "S")  // U59
      #expect(navigation.presentedViewController?.isBeingDismissed == false)  // DER
    }

    private func finish() {
      stage.step {
        #expect(navigation.presentedViewController?.userBeganSwipeDown() == true)
        navigation.presentedViewController?.userFinishedSwipeDown()
      }
      stage.expect(
        .sequence(
          .repeated("p.shouldDismiss(S)"),  // U59 D2
          .anyOrder(
            .repeated("p.willDismiss(S)"),  // U59 S10
            "S.viewWillDisappear(true)"  // L3
          ),
          .anyOrder(
            "S.viewDidDisappear(true)",  // L3
            "p.didDismiss(S)"  // U59
          ),
          "S.deinit"  // U53 L3
        )
        .absent(
          "A.*"  // U52
        )
      )
      #expect(navigation.presentedViewController == nil)  // U59
    }
  }
}

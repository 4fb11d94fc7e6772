import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A sheet over a stack, a push underneath it, and the user's swipe down.
  @MainActor
  struct SheetOverStackScenario {
    private let stage = Stage()
    private let navigation: UINavigationController

    init() {
      navigation = stage.boot(A.self)
    }

    @Test func sheetAndStackDoNotHearOfEachOther() {
      present()
      push()
      swipeDown()
    }

    private func present() {
      stage.step {
        let sheet = stage.make(S.self, style: .automatic, judge: "p")
        navigation.topViewController?.present(sheet, animated: true) { stage.complete() }
        #expect(navigation.presentedViewController?.role == "S")  // D3 L8
      }
      stage.expect(
        .sequence(
          "S.loadView",  // U8 U50
          "S.viewDidLoad",  // U50
          "S.viewWillAppear(true)",  // U50 L3
          "S.viewIsAppearing(true)",  // D5 L3
          "(turned)",
          "S.viewDidAppear(true)",  // U50 L3
          "completion"  // U51 D3
        )
        .absent(
          "A.*",  // U52 L3 S14
          "nav.delegate.*",  // DER
          "p.*"  // U59
        )
      )
      let sheet = navigation.topViewController?.presentedViewController
      #expect(sheet?.role == "S" && sheet?.presentingViewController === navigation)  // U46
      #expect(navigation.viewControllers.roles == ["A"])  // DER
    }

    // No log of exactly this was found: a sheet leaves the stack's view in the window (U52), so a
    // push runs as usual.
    private func push() {
      stage.step {
        navigation.pushViewController(stage.make(B.self), animated: true)
        #expect(navigation.viewControllers.roles == ["A", "B"])  // U13
      }
      stage.expect(
        .sequence(
          "B.willMove(toParent: nav)",  // U15 U19
          "(returned)",
          "B.loadView",  // U19
          "B.viewDidLoad",  // U19
          "A.viewWillDisappear(true)",  // U19 DER
          "B.viewWillAppear(true)",  // U19 DER
          "nav.delegate.willShow(B)",  // U19 DER
          "B.viewIsAppearing(true)",  // U19 DER
          "(turned)",
          "A.viewDidDisappear(true)",  // U20 DER
          "B.viewDidAppear(true)",  // U20 DER
          .anyOrder(
            "nav.delegate.didShow(B)",  // U20 DER
            "B.didMove(toParent: nav)"  // U20 DER
          )
        )
        .absent(
          "S.*",  // DER
          "p.*"  // U59
        )
      )
      let sheet = navigation.topViewController?.presentedViewController
      #expect(sheet?.role == "S" && sheet?.presentingViewController === navigation)  // U46 DER
    }

    private func swipeDown() {
      stage.step {
        #expect(navigation.presentedViewController?.userBeganSwipeDown() == true)
        navigation.presentedViewController?.userFinishedSwipeDown()
      }
      stage.expect(
        .sequence(
          .repeated("p.shouldDismiss(S)"),  // U59 D2 L10
          .anyOrder(
            "p.willDismiss(S)",  // U59 L10
            "S.viewWillDisappear(true)"  // L3
          ),
          .anyOrder(
            "S.viewDidDisappear(true)",  // L3
            "p.didDismiss(S)"  // U59 L10
          ),
          "S.deinit"  // U53 L3
        )
        .absent(
          "p.didAttemptToDismiss(*)",  // D1
          "B.*",  // U52 L3 S14
          "A.*",  // U52 L3
          "nav.delegate.*"  // DER
        )
      )
      #expect(navigation.presentedViewController == nil)  // U53
      #expect(navigation.viewControllers.roles == ["A", "B"])  // DER
    }
  }
}

import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A push and a sheet over the tab bar controller in one turn, and the user's swipe down.
  @MainActor
  struct SheetWithPushScenario {
    private let stage = Stage()

    @Test func bothComeAndTheSheetGoesAlone() {
      let (tabs, navigation) = stage.bootTabs(A.self)
      pushAndPresent(tabs, navigation)
      swipeDown(tabs, navigation)
    }

    private func pushAndPresent(_ tabs: UITabBarController, _ navigation: UINavigationController) {
      stage.step {
        navigation.pushViewController(stage.make(B.self), animated: true)
        let sheet = stage.make(S.self, style: .automatic, judge: "p")
        tabs.present(sheet, animated: true) { stage.complete() }
        #expect(navigation.viewControllers.roles == ["A", "B"])  // U13
        #expect(tabs.presentedViewController?.role == "S")  // D3 L8
      }
      stage.expect(
        .sequence(
          "B.willMove(toParent: nav1)",  // U15 U19
          .anyOrder(
            .sequence(
              "B.loadView",  // U19
              "B.viewDidLoad",  // U19
              "A.viewWillDisappear(true)",  // U19
              "B.viewWillAppear(true)",  // U19
              "nav1.delegate.willShow(B)",  // U19
              "B.viewIsAppearing(true)",  // U19
              "A.viewDidDisappear(true)",  // U20
              "B.viewDidAppear(true)",  // U20
              .anyOrder(
                "nav1.delegate.didShow(B)",  // U20
                "B.didMove(toParent: nav1)"  // U20
              )
            ),
            .sequence(
              "S.loadView",  // U8
              "S.viewDidLoad",  // U50
              "S.viewWillAppear(true)",  // U50
              "S.viewIsAppearing(true)",  // D5
              "S.viewDidAppear(true)",  // U50
              "completion"  // U51 D3
            )
          )
        )
        .absent(
          "X.*",  // U63
          "B.viewWillDisappear(*)",  // U52
          "t.*",  // U65
          "p.*"  // U59
        )
      )
    }

    private func swipeDown(_ tabs: UITabBarController, _ navigation: UINavigationController) {
      stage.step {
        #expect(tabs.presentedViewController?.userBeganSwipeDown() == true)
        tabs.presentedViewController?.userFinishedSwipeDown()
      }
      stage.expect(
        .sequence(
          .repeated("p.shouldDismiss(S)"),  // U59 D2
          .anyOrder(
            "p.willDismiss(S)",  // U59
            "S.viewWillDisappear(true)"  // L3
          ),
          .anyOrder(
            "S.viewDidDisappear(true)",  // L3
            "p.didDismiss(S)"  // U59
          ),
          "S.deinit"  // U53 L3
        )
        .absent(
          "A.*",  // U52
          "B.*",  // U52
          "X.*",  // U63
          "t.*"  // U65
        )
      )
      #expect(tabs.presentedViewController == nil && tabs.selectedIndex == 0)  // U56
      #expect(navigation.viewControllers.roles == ["A", "B"])  // U56
    }
  }
}

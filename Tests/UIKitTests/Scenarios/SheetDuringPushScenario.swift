import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A sheet over a tab bar controller while a push is on its way.
  ///
  /// The order between the push and the sheet is the virtual clock's alone.
  @MainActor
  struct SheetDuringPushScenario {
    private let stage = Stage()

    @Test func pushGoesOnBelowTheSheet() {
      let (tabs, navigation) = stage.bootTabs(A.self)
      stage.play {
        navigation.pushViewController(stage.make(B.self), animated: true)
        #expect(navigation.viewControllers.roles == ["A", "B"])  // U13
        stage.log.note("(returned)")
        stage.runtime.advance(by: .milliseconds(100))
        present(on: tabs)
      }
      stage.expect(
        .sequence(
          "B.willMove(toParent: nav1)",  // U15 U19
          "(returned)",
          "B.loadView",  // U19
          "B.viewDidLoad",  // U19
          "A.viewWillDisappear(true)",  // U19
          "B.viewWillAppear(true)",  // U19
          "nav1.delegate.willShow(B)",  // U19
          "B.viewIsAppearing(true)",  // U19
          "S.loadView",  // U8 VT
          "S.viewDidLoad",  // U50 VT
          "S.viewWillAppear(true)",  // U50 VT
          "S.viewIsAppearing(true)",  // D5 VT
          "A.viewDidDisappear(true)",  // U20 VT
          "B.viewDidAppear(true)",  // U20 VT
          .anyOrder(
            "nav1.delegate.didShow(B)",  // U20 VT
            "B.didMove(toParent: nav1)"  // U20 VT
          ),
          "S.viewDidAppear(true)",  // U50 VT
          "completion"  // U51 D3
        )
        .absent(
          "X.*",  // U63
          "B.viewWillDisappear(*)",  // U52
          "t.*",  // U65
          "p.*"  // U59
        )
      )
      let sheet = navigation.topViewController?.presentedViewController
      #expect(sheet?.role == "S" && sheet?.presentingViewController === tabs)  // U46
      #expect(navigation.viewControllers.roles == ["A", "B"])  // U46
    }

    private func present(on tabs: UITabBarController) {
      let sheet = stage.make(S.self, style: .automatic, judge: "p")
      tabs.present(sheet, animated: true) { stage.complete() }
      #expect(tabs.presentedViewController?.role == "S")  // D3 L8
    }
  }
}

import Testing
import UIKit

extension OneWorld.Scenarios {
  /// Another tab in the middle of a push, and back.
  ///
  /// Open: how the push ends. Known: the stack keeps what was pushed, and the other tab comes up.
  @MainActor
  struct TabSwitchDuringPushScenario {
    private let stage = Stage()

    @Test func pushSurvivesTheSwitch() {
      let (tabs, navigation) = stage.bootTabs(A.self)
      leave(tabs, pushingOn: navigation)
      comeBack(tabs, to: navigation)
      #expect(stage.log.total(of: "B.viewDidLoad") == 1)  // U8
    }

    private func leave(_ tabs: UITabBarController, pushingOn navigation: UINavigationController) {
      stage.play {
        navigation.pushViewController(stage.make(B.self), animated: true)
        #expect(navigation.viewControllers.roles == ["A", "B"])  // U13
        stage.log.note("(returned)")
        stage.runtime.advance(by: .milliseconds(100))
        tabs.selectedIndex = 1
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
          "X.loadView",  // U8 U63
          "X.viewDidLoad",  // U64
          "X.viewWillAppear(_)",  // U64
          "X.viewDidAppear(_)"  // U64
        )
        .floating(
          "X.viewIsAppearing(_)",  // D5
          .optional("A.viewDidDisappear(_)"),  // OPEN
          .optional("B.viewDidAppear(_)"),  // OPEN
          .optional("B.viewWillDisappear(_)"),  // OPEN
          .optional("B.viewDidDisappear(_)"),  // OPEN
          .optional("B.didMove(toParent: nav1)"),  // OPEN
          .optional("nav1.delegate.didShow(B)"),  // OPEN
          .optional("X.didMove(toParent: tab)")  // OPEN
        )
        .ordered("X.viewWillAppear(_)", "X.viewIsAppearing(_)")  // D5
        .ordered("X.viewIsAppearing(_)", "X.viewDidAppear(_)")  // D5
        .ordered("B.viewIsAppearing(true)", "B.viewWillDisappear(_)")  // VT
        .ordered("B.viewWillDisappear(_)", "B.viewDidDisappear(_)")  // U19
        .ordered("A.viewWillDisappear(true)", "A.viewDidDisappear(_)")  // U19
        .ordered("B.viewIsAppearing(true)", "B.viewDidAppear(_)")  // D5
        .absent(
          "t.*",  // U65 D7
          "A.viewWillAppear(*)",  // DER
          "*.deinit"  // U73
        )
      )
      #expect(tabs.selectedIndex == 1)  // U13
      #expect(navigation.viewControllers.roles == ["A", "B"])  // U13 U73
    }

    private func comeBack(_ tabs: UITabBarController, to navigation: UINavigationController) {
      stage.step { tabs.selectedIndex = 0 }
      stage.expect(
        .anyOrder(
          "X.viewWillDisappear(_)",  // U64
          "X.viewDidDisappear(_)",  // U64
          .optional("B.viewWillAppear(_)"),  // OPEN
          .optional("B.viewIsAppearing(_)"),  // OPEN
          .optional("B.viewDidAppear(_)"),  // OPEN
          .optional("B.didMove(toParent: nav1)"),  // OPEN
          .optional("A.viewDidDisappear(_)"),  // OPEN
          .optional("nav1.delegate.willShow(B)"),  // OPEN
          .optional("nav1.delegate.didShow(B)")  // OPEN
        )
        .ordered("X.viewWillDisappear(_)", "X.viewDidDisappear(_)")  // U64
        .ordered("B.viewWillAppear(_)", "B.viewIsAppearing(_)")  // D5
        .ordered("B.viewIsAppearing(_)", "B.viewDidAppear(_)")  // D5
        .absent(
          "t.*",  // U65
          "*.viewDidLoad",  // U8
          "A.viewWillAppear(*)"  // DER
        )
      )
      #expect(tabs.selectedIndex == 0)  // U13
      #expect(navigation.viewControllers.roles == ["A", "B"])  // U13
      #expect(navigation.topViewController?.viewIfLoaded?.window != nil)  // U13
    }
  }
}

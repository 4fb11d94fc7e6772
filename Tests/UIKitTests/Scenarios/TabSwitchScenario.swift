import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A tap on a tab that is not loaded, after a push in the first, and back in code.
  @MainActor
  struct TabSwitchScenario {
    private let stage = Stage()

    // Open: the place of `didSelect` among the lines of the views (S9), and what `animated` is.
    @Test func tapShowsTheOtherTabAndCodeComesBackSilently() {
      let (tabs, navigation) = stage.bootTabs(A.self, B.self)
      #expect(tabs.viewControllers?.last?.isViewLoaded == false)  // U63
      stage.step { tabs.userTapTab(at: 1) }
      stage.expect(
        .sequence(
          "t.shouldSelect(X)",  // U65
          "X.loadView",  // U8 U63
          "X.viewDidLoad",  // U64 L6
          "X.viewWillAppear(_)",  // U64 L6
          "B.viewWillDisappear(_)",  // U64 L6
          "B.viewDidDisappear(_)",  // U64 L6
          "X.viewDidAppear(_)"  // U64 L6
        )
        .floating(
          "X.viewIsAppearing(_)",  // D5
          "t.didSelect(X)",  // U65 D7
          .optional("X.didMove(toParent: tab)")  // OPEN
        )
        .ordered("X.viewWillAppear(_)", "X.viewIsAppearing(_)")  // D5
        .ordered("X.viewIsAppearing(_)", "X.viewDidAppear(_)")  // D5
        .ordered("t.shouldSelect(X)", "t.didSelect(X)")  // U65
        .absent(
          "A.*",  // DER
          "nav1.delegate.*",  // DER
          "B.willMove(*)",  // DER
          "*.deinit"  // U73
        )
      )
      #expect(tabs.selectedIndex == 1)  // U63
      #expect(navigation.viewControllers.roles == ["A", "B"])  // DER
      stage.step { tabs.selectedIndex = 0 }
      stage.expect(
        .sequence(
          "B.viewWillAppear(_)",  // U64
          "X.viewWillDisappear(_)",  // U64
          "X.viewDidDisappear(_)",  // U64
          "B.viewDidAppear(_)"  // U64
        )
        .floating(
          "B.viewIsAppearing(_)",  // D5
          .optional("nav1.delegate.willShow(B)"),  // OPEN
          .optional("nav1.delegate.didShow(B)")  // OPEN
        )
        .ordered("B.viewWillAppear(_)", "B.viewIsAppearing(_)")  // D5
        .ordered("B.viewIsAppearing(_)", "B.viewDidAppear(_)")  // D5
        .absent(
          "t.*",  // U65 D7
          "*.viewDidLoad",  // U8
          "A.*"  // DER
        )
      )
      #expect(tabs.selectedIndex == 0)  // DER
      #expect(navigation.viewControllers.roles == ["A", "B"])  // DER
    }
  }
}

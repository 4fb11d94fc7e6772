import Testing
import UIKit

extension OneWorld.Scenarios {
  /// Taps on the selected tab, and taps that the delegate refuses.
  @MainActor
  struct RepeatedTapScenarios {
    private let stage = Stage()

    // Open: `didSelect` against the pop, and whether the pop is animated.
    @Test func repeatedTapPopsToTheRoot() {
      let (tabs, navigation) = stage.bootTabs(A.self, B.self)
      stage.step { tabs.userTapTab(at: 0) }
      stage.expect(
        .sequence(
          "t.shouldSelect(nav1)",  // U65
          "B.viewWillDisappear(_)",  // U65 U23
          "A.viewWillAppear(_)",  // U65 U23
          .anyOrder(
            "nav1.delegate.willShow(A)",  // U23
            "A.viewIsAppearing(_)"  // D5
          ),
          "B.viewDidDisappear(_)",  // U23
          .anyOrder(
            .sequence(
              "A.viewDidAppear(_)",  // U23
              "nav1.delegate.didShow(A)"  // U23
            ),
            "B.didMove(toParent: nil)"  // U23
          ),
          "B.deinit"  // U24 L7
        )
        .floating(
          "B.willMove(toParent: nil)",  // U23
          "t.didSelect(nav1)"  // U65 D7
        )
        .ordered("t.shouldSelect(nav1)", "t.didSelect(nav1)")  // U65
        .ordered("t.shouldSelect(nav1)", "B.willMove(toParent: nil)")  // L11 DER
        .ordered("B.willMove(toParent: nil)", "B.viewWillDisappear(_)")  // U23
        .absent(
          "X.*"  // U63
        )
      )
      #expect(tabs.selectedIndex == 0)  // U65
      #expect(navigation.viewControllers.roles == ["A"])  // U65 L11
      stage.step { tabs.userTapTab(at: 0) }
      stage.expect(
        .sequence(
          "t.shouldSelect(nav1)",  // U65
          "t.didSelect(nav1)"  // U65 D7
        )
        .absent(
          "A.*",  // U25
          "nav1.delegate.*",  // U25
          "X.*"  // U63
        )
      )
      #expect(navigation.viewControllers.roles == ["A"])  // U25
    }

    @Test func refusedTapChangesNothing() {
      let (tabs, navigation) = stage.bootTabs(A.self, B.self)
      stage.witness("t").answer = false
      stage.step {
        tabs.userTapTab(at: 1)
        stage.runtime.settle()
        tabs.userTapTab(at: 0)
      }
      stage.expect(
        .sequence(
          "t.shouldSelect(X)",  // U65
          "t.shouldSelect(nav1)"  // U65
        )
        .absent(
          "t.didSelect(*)",  // MEM
          "X.*",  // U63
          "B.*",  // L11
          "A.*"  // L11
        )
      )
      #expect(tabs.selectedIndex == 0)  // L11
      #expect(navigation.viewControllers.roles == ["A", "B"])  // L11
    }
  }
}

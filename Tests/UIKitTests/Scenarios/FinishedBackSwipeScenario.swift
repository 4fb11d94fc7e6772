import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A back swipe that goes through.
  @MainActor
  struct FinishedBackSwipeScenario {
    private let stage = Stage()

    @Test func finishedSwipeEndsAsAPopDoes() {
      let navigation = stage.boot(A.self, B.self)
      stage.log.during("nav.delegate.didShow(A)") {
        let coordinator = navigation.transitionCoordinator
        #expect(navigation.viewControllers.roles == ["A"])  // U43
        #expect(coordinator?.isCancelled == false)  // U35 U37
        #expect(coordinator?.viewController(forKey: .from)?.role == "B")  // U35 U37
      }
      stage.step {
        #expect(navigation.beginInteractivePop())
        navigation.finishInteractivePop()
      }
      stage.expect(
        .sequence(
          "B.viewWillDisappear(true)",  // U41
          "A.viewWillAppear(true)",  // U41
          .anyOrder(
            "nav.delegate.willShow(A)",  // U41
            "A.viewIsAppearing(true)"  // D5
          ),
          "(turned)",
          "B.viewDidDisappear(true)",  // U41 U23
          .anyOrder(
            .sequence(
              "A.viewDidAppear(true)",  // U41 U23
              "nav.delegate.didShow(A)"  // U41 U23
            ),
            "B.didMove(toParent: nil)"  // U23 S3
          ),
          "B.deinit"  // U24 L7
        )
        .floating(
          "B.willMove(toParent: nil)"  // U23 U43
        )
        .ordered("B.willMove(toParent: nil)", "B.didMove(toParent: nil)")  // U71
        .absent(
          "A.viewDidLoad",  // U24
          "B.viewWillAppear(*)"  // U41
        )
      )
      #expect(navigation.viewControllers.roles == ["A"])  // U41
    }
  }
}

import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A back swipe that is let go halfway, then a pop by the back button.
  @MainActor
  struct CancelledBackSwipeScenario {
    private let stage = Stage()
    private let navigation: UINavigationController

    init() {
      navigation = stage.boot(A.self, B.self)
    }

    @Test func cancelledSwipeIsNoPop() {
      begin()
      cancel()
      tapBack()
      #expect(stage.log.total(of: "nav.delegate.didShow(A)") == 1)  // S1 U23
      #expect(stage.log.total(of: "nav.delegate.willShow(A)") == 2)  // U23 U41
      #expect(stage.log.total(of: "B.didMove(toParent: nil)") == 1)  // S3
    }

    // Open: what `viewControllers` holds now (U42).
    private func begin() {
      stage.step { #expect(navigation.beginInteractivePop()) }
      stage.expect(
        .sequence(
          "B.viewWillDisappear(true)",  // U41 L2
          "A.viewWillAppear(true)",  // U41 L2
          .anyOrder(
            "nav.delegate.willShow(A)",  // U41 S1
            "A.viewIsAppearing(true)"  // D5
          )
        )
        .floating(
          .optional("B.willMove(toParent: nil)")  // U43 OPEN
        )
        .absent(
          "B.viewDidDisappear(*)",  // U41
          "A.viewDidAppear(*)",  // U41
          "nav.delegate.didShow(*)",  // U41
          "B.didMove(toParent: nil)",  // S3
          "B.deinit",  // U42
          "A.viewDidLoad"  // U24
        )
      )
      #expect(navigation.transitionCoordinator?.isInteractive == true)  // U37 MEM
    }

    private func cancel() {
      var wasCancelled: Bool?
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        wasCancelled = context.isCancelled
      }
      stage.step { navigation.cancelInteractivePop() }
      stage.expect(
        .sequence(
          "A.viewWillDisappear(_)",  // U41 L2
          "A.viewDidDisappear(_)",  // U41 L2
          "B.viewWillAppear(_)",  // U41 L2
          .optional("B.viewIsAppearing(_)"),  // D5 OPEN
          "B.viewDidAppear(_)"  // U42 L2
        )
        .floating(
          .optional("B.didMove(toParent: nav)")  // OPEN
        )
        .absent(
          "nav.delegate.willShow(*)",  // S1
          "nav.delegate.didShow(*)",  // S1 S2
          "A.viewDidAppear(*)",  // L2
          "B.viewDidDisappear(*)",  // L2
          "B.didMove(toParent: nil)",  // S3
          "B.deinit"  // U42
        )
      )
      #expect(navigation.viewControllers.roles == ["A", "B"])  // U42
      #expect(wasCancelled == true)  // U42
    }

    private func tapBack() {
      stage.step { navigation.userTappedBack() }
      stage.expect(
        .sequence(
          "B.willMove(toParent: nil)",  // U23
          "(returned)",
          "B.viewWillDisappear(true)",  // U23
          "A.viewWillAppear(true)",  // U23
          .anyOrder(
            "nav.delegate.willShow(A)",  // U23
            "A.viewIsAppearing(true)"  // D5
          ),
          "(turned)",
          "B.viewDidDisappear(true)",  // U23
          .anyOrder(
            .sequence(
              "A.viewDidAppear(true)",  // U23
              "nav.delegate.didShow(A)"  // U23
            ),
            "B.didMove(toParent: nil)"  // U23
          ),
          "B.deinit"  // U24 L7
        )
        .absent(
          "A.viewDidLoad"  // U24
        )
      )
      #expect(navigation.viewControllers.roles == ["A"])  // U13
    }
  }
}

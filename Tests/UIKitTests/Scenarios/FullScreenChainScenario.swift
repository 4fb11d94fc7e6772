import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A full-screen modal and another modal over it, dismissed from the bottom of the chain.
  @MainActor
  struct FullScreenChainScenario {
    private let stage = Stage()

    // Open: whether M1, which is not seen on the way, hears anything.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .automatic])
    func dismissalAtTheBottomShowsTheBottom(upper style: UIModalPresentationStyle) {
      let navigation = stage.boot(A.self)
      stage.setUp(
        presenting: stage.make(M1.self, style: .fullScreen),
        on: navigation.topViewController
      )
      stage.setUp(
        presenting: stage.make(M2.self, style: style),
        on: navigation.presentedViewController
      )
      stage.step { navigation.topViewController?.dismiss(animated: true) { stage.complete() } }
      stage.expect(
        .sequence(
          "M2.viewWillDisappear(true)",  // U57 L4
          "A.viewWillAppear(_)",  // L4 DER
          "A.viewIsAppearing(_)",  // D5
          "(turned)",
          .anyOrder(
            "A.viewDidAppear(_)",  // L4 DER
            "M2.viewDidDisappear(true)"  // U57 L4
          )
        )
        .floating(
          "completion",  // D4
          .optional("M1.viewWillAppear(_)"),  // OPEN
          .optional("M1.viewIsAppearing(_)"),  // OPEN
          .optional("M1.viewDidAppear(_)"),  // OPEN
          .optional("M1.viewWillDisappear(_)"),  // OPEN
          .optional("M1.viewDidDisappear(_)"),  // OPEN
          "M1.deinit",  // U53 U56
          "M2.deinit",  // U53 U56
          .optional("nav.delegate.willShow(A)"),  // OPEN
          .optional("nav.delegate.didShow(A)")  // OPEN
        )
        .ordered("M2.viewDidDisappear(true)", "M2.deinit")  // DER
        .ordered("M2.viewWillDisappear(true)", "completion")  // DER
        .absent(
          "A.viewDidLoad"  // U8
        )
      )
      #expect(navigation.presentedViewController == nil)  // U56
    }
  }
}

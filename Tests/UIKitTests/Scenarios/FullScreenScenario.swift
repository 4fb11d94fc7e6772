import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A full-screen presentation over a stack, and its dismissal.
  @MainActor
  struct FullScreenScenario {
    private let stage = Stage()
    private let navigation: UINavigationController

    init() {
      navigation = stage.boot(A.self)
    }

    @Test func stackDisappearsAndComesBack() {
      present()
      dismiss()
    }

    private func present() {
      stage.step {
        let modal = stage.make(P.self, style: .fullScreen)
        navigation.topViewController?.present(modal, animated: true) { stage.complete() }
      }
      stage.expect(
        .sequence(
          "P.loadView",  // U8
          "P.viewDidLoad",  // U50
          "A.viewWillDisappear(true)",  // U50 L3
          "P.viewWillAppear(true)",  // U50 L3
          "P.viewIsAppearing(true)",  // D5 L3
          "(turned)",
          "P.viewDidAppear(true)",  // U50 L3
          .anyOrder(
            "A.viewDidDisappear(true)",  // U50 L3
            "completion"  // U51 D3
          )
        )
        .absent(
          "nav.delegate.*",  // MEM
          "A.willMove(*)",  // DER
          "*.deinit"  // U53
        )
      )
      let modal = navigation.topViewController?.presentedViewController
      #expect(modal?.role == "P" && modal?.presentingViewController === navigation)  // U46
      #expect(navigation.viewControllers.roles == ["A"])  // U46
    }

    // Open: A's `viewDidAppear` against P's `viewDidDisappear` (L4 has P first) and the completion;
    // whether the navigation delegate is told.
    private func dismiss() {
      weak let modal = navigation.presentedViewController
      stage.log.during("P.viewWillDisappear(true)") {
        #expect(modal?.isBeingDismissed == true)  // U58
      }
      stage.log.during("P.viewDidDisappear(true)") {
        #expect(modal?.isBeingDismissed == true)  // U58
        #expect(modal?.presentingViewController == nil)  // S8
      }
      stage.step { modal?.dismiss(animated: true) { stage.complete() } }
      stage.expect(
        .sequence(
          "P.viewWillDisappear(true)",  // L4
          "A.viewWillAppear(true)",  // L4
          "A.viewIsAppearing(true)",  // D5
          "(turned)",
          .anyOrder(
            "A.viewDidAppear(true)",  // L4 OPEN
            .sequence(
              "P.viewDidDisappear(true)",  // L4 OPEN
              "completion"  // D4
            )
          )
        )
        .floating(
          "P.deinit",  // U53 L3
          .optional("nav.delegate.willShow(A)"),  // OPEN
          .optional("nav.delegate.didShow(A)")  // OPEN
        )
        .ordered("P.viewDidDisappear(true)", "P.deinit")  // DER
        .ordered("nav.delegate.willShow(A)", "nav.delegate.didShow(A)")  // U19
        .absent(
          "A.viewDidLoad"  // L3
        )
      )
      #expect(navigation.presentedViewController == nil)  // U56
      #expect(navigation.viewControllers.roles == ["A"])  // U56
    }
  }
}

import Testing
import UIKit

extension OneWorld.Scenarios {
  /// Back to the root while a full-screen modal is up: nothing is seen of it before it is dismissed.
  ///
  /// Open: which of the parent calls come now and which on the return. Their sum is known.
  @MainActor
  struct PopUnderFullScreenScenario {
    private let stage = Stage()
    private let navigation: UINavigationController

    init() {
      navigation = stage.boot(A.self, B.self, C.self)
      let modal = stage.make(P.self, style: .fullScreen)
      stage.setUp(presenting: modal, on: navigation.topViewController)
    }

    @Test func coveredStackChangesUnseen() {
      popToRoot()
      dismiss()
      for entry in ["C.didMove(toParent: nil)", "B.didMove(toParent: nil)"] {
        #expect(stage.log.total(of: entry) == 1)  // U23 U31
      }
      #expect(stage.log.total(of: "C.deinit") == 1)  // U24
      #expect(stage.log.total(of: "B.deinit") == 1)  // U24
    }

    private func popToRoot() {
      stage.step {
        navigation.popToRootViewController(animated: true)
        #expect(navigation.viewControllers.roles == ["A"])  // U13
      }
      stage.expect(
        .anyOrder(
          .optional("C.willMove(toParent: nil)"),  // U23 OPEN
          .optional("C.didMove(toParent: nil)"),  // U23 OPEN
          .optional("B.willMove(toParent: nil)"),  // U31 OPEN
          .optional("B.didMove(toParent: nil)"),  // U31 OPEN
          .optional("B.deinit"),  // OPEN
          .optional("C.deinit"),  // OPEN
          .optional("nav.delegate.willShow(A)"),  // OPEN
          .optional("nav.delegate.didShow(A)")  // OPEN
        )
        .ordered("C.willMove(toParent: nil)", "C.didMove(toParent: nil)")  // U71
        .ordered("B.willMove(toParent: nil)", "B.didMove(toParent: nil)")  // U71
        .ordered("B.didMove(toParent: nil)", "B.deinit")  // DER
        .ordered("C.didMove(toParent: nil)", "C.deinit")  // DER
        .absent(
          "P.*",  // U56 DER
          "A.view*",  // U10 MEM
          "B.view*",  // U10 MEM
          "C.view*"  // U10 MEM
        )
      )
      #expect(navigation.presentedViewController?.role == "P")  // U56
    }

    private func dismiss() {
      stage.step { navigation.dismiss(animated: true) { stage.complete() } }
      stage.expect(
        .sequence(
          "P.viewWillDisappear(true)",  // L4
          "A.viewWillAppear(_)",  // L4 DER
          "A.viewIsAppearing(_)",  // D5 DER
          "(turned)",
          .anyOrder(
            "A.viewDidAppear(_)",  // L4 DER
            .sequence(
              "P.viewDidDisappear(true)",  // L4
              "completion"  // D4
            )
          )
        )
        .floating(
          "P.deinit",  // U53
          .optional("C.willMove(toParent: nil)"),  // OPEN
          .optional("C.didMove(toParent: nil)"),  // OPEN
          .optional("B.willMove(toParent: nil)"),  // OPEN
          .optional("B.didMove(toParent: nil)"),  // OPEN
          .optional("B.deinit"),  // OPEN
          .optional("C.deinit"),  // OPEN
          .optional("nav.delegate.willShow(A)"),  // OPEN
          .optional("nav.delegate.didShow(A)")  // OPEN
        )
        .ordered("P.viewDidDisappear(true)", "P.deinit")  // DER
        .absent(
          "C.view*",  // DER
          "B.view*",  // DER
          "A.viewDidLoad"  // U24
        )
      )
      #expect(navigation.presentedViewController == nil)  // U56
      #expect(navigation.viewControllers.roles == ["A"])  // U56
    }
  }
}

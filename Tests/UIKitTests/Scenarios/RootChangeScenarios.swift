import Testing
import UIKit

extension OneWorld.Scenarios {
  /// A new root for a window while a sheet is up, without and with a dismissal first.
  @MainActor
  struct RootChangeScenarios {
    private let stage = Stage()

    /// Shows `nav1` with a sheet over it, and makes `nav2`.
    ///
    /// The window alone holds `nav1`.
    private func setUp() -> UINavigationController {
      let old = stage.boot(A.self, name: "nav1")
      let new = UINavigationController(rootViewController: stage.make(X.self))
      new.title = "nav2"
      new.delegate = stage.witness("nav2.delegate")
      let sheet = stage.make(S.self, style: .automatic, judge: "p")
      stage.setUp(presenting: sheet, on: old.topViewController)
      return new
    }

    // Open: whether the old root dies (S12) or leaks (S11), and what it and the sheet are told.
    @Test func sheetThatWasNotDismissedLeaks() {
      let new = setUp()
      weak let sheet = stage.window.rootViewController?.presentedViewController
      stage.step { stage.window.rootViewController = new }
      stage.expect(
        .anyOrder(
          "X.loadView",  // U8 U70
          "X.viewDidLoad",  // U8 U70
          "X.viewWillAppear(_)",  // U70 L1
          "X.viewIsAppearing(_)",  // D5
          "X.viewDidAppear(_)",  // U70 L1
          "nav2.delegate.willShow(X)",  // U31 L1
          .times(1...2, "nav2.delegate.didShow(X)"),  // U31 L1 S4
          .optional("X.didMove(toParent: nav2)"),  // OPEN
          .optional("A.viewWillDisappear(_)"),  // OPEN
          .optional("A.viewDidDisappear(_)"),  // OPEN
          .optional("S.viewWillDisappear(_)"),  // OPEN
          .optional("S.viewDidDisappear(_)"),  // OPEN
          .optional("A.deinit")  // S11 S12 OPEN
        )
        .ordered("X.loadView", "X.viewDidLoad")  // U8
        .ordered("X.viewDidLoad", "X.viewWillAppear(_)")  // L1
        .ordered("X.viewWillAppear(_)", "X.viewIsAppearing(_)")  // D5
        .ordered("X.viewIsAppearing(_)", "X.viewDidAppear(_)")  // D5
        .ordered("X.viewWillAppear(_)", "nav2.delegate.willShow(X)")  // L1
        .ordered("nav2.delegate.willShow(X)", "nav2.delegate.didShow(X)")  // L1
        .ordered("A.viewWillDisappear(_)", "A.viewDidDisappear(_)")  // U19
        .ordered("S.viewWillDisappear(_)", "S.viewDidDisappear(_)")  // U19
        .ordered("A.viewDidDisappear(_)", "A.deinit")  // DER
        .absent(
          "S.deinit",  // U70 S11
          "p.*",  // U59 D2
          "nav1.delegate.*",  // DER
          "*.willMove(toParent: nil)"  // DER
        )
      )
      #expect(stage.window.rootViewController === new)  // U70
      #expect(new.viewControllers.roles == ["X"])  // U70
      #expect(sheet != nil)  // U70 S11
    }

    @Test func dismissedSheetAndOldRootAreFreed() {
      let new = setUp()
      weak let old = stage.window.rootViewController
      stage.step {
        old?.dismiss(animated: false) {
          stage.complete()
          stage.window.rootViewController = new
        }
      }
      stage.expect(
        .sequence(
          "S.viewWillDisappear(false)",  // U56 L3
          "S.viewDidDisappear(false)",  // U56 L3
          "completion",  // D4 S13
          "X.loadView",  // U8 U70
          "X.viewDidLoad",  // U8 U70
          "X.viewWillAppear(_)",  // U70
          "X.viewIsAppearing(_)",  // D5
          "X.viewDidAppear(_)"  // U70
        )
        .floating(
          "nav2.delegate.willShow(X)",  // U31 L1
          .times(1...2, "nav2.delegate.didShow(X)"),  // U31 L1 S4
          .optional("X.didMove(toParent: nav2)"),  // OPEN
          .optional("A.viewWillDisappear(_)"),  // OPEN
          .optional("A.viewDidDisappear(_)"),  // OPEN
          "S.deinit",  // U53 S13
          "A.deinit",  // U73 S13
          .optional("A.willMove(toParent: nil)"),  // OPEN
          .optional("A.didMove(toParent: nil)")  // OPEN
        )
        .ordered("S.viewDidDisappear(false)", "S.deinit")  // DER
        .ordered("completion", "A.deinit")  // DER
        .ordered("A.viewWillDisappear(_)", "A.viewDidDisappear(_)")  // U19
        .ordered("A.viewDidDisappear(_)", "A.deinit")  // DER
        .ordered("X.viewWillAppear(_)", "nav2.delegate.willShow(X)")  // L1
        .ordered("nav2.delegate.willShow(X)", "nav2.delegate.didShow(X)")  // L1
        .absent(
          "p.*",  // U59 D2
          "nav1.delegate.*"  // DER
        )
      )
      #expect(stage.window.rootViewController === new)  // U70
      #expect(old == nil)  // U70 U73
    }
  }
}

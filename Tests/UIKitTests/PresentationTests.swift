import Testing
import UIKit

extension OneWorld {
  /// "Present" of the list of behaviours.
  @MainActor
  struct PresentationTests {
    private let a = A()
    private let p = P()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
      navigation = UINavigationController(rootViewController: a)
      phone = Phone(showing: navigation)
    }

    private func present() {
      a.present(p, animated: true)
      phone.runtime.settle()
      phone.clear()
    }

    // DOC: `presentedViewController`: by this one or its nearest ancestor.
    // DOC: `presentingViewController`: of this one or its farthest ancestor.
    @Test func presentationIsSeenFromEveryController() {
      let inner = B()
      let sheet = UINavigationController(rootViewController: inner)
      a.present(sheet, animated: true)
      #expect(a.presentedViewController === sheet)
      #expect(navigation.presentedViewController === sheet)
      #expect(sheet.presentingViewController === navigation)
      #expect(inner.presentingViewController === navigation)
      #expect(inner.presentedViewController == nil)
    }

    // LOG: already presenting: warning, ignored, the completion does not run.
    @Test func secondPresentationIsIgnored() {
      present()
      var isCompleted = false
      a.present(B(), animated: true) { isCompleted = true }
      phone.runtime.settle()
      #expect(
        phone.runtime.warnings == [
          "Attempt to present <B> on <A> which is already presenting <P>"
        ]
      )
      #expect(!isCompleted)
      #expect(a.presentedViewController === p)
    }

    // LOG: not in a window: warning, ignored.
    @Test func presentationOffTheWindowIsIgnored() {
      let stranger = B()
      stranger.present(p, animated: true)
      navigation.pushViewController(C(), animated: false)
      phone.runtime.settle()
      a.present(p, animated: true)
      #expect(
        phone.runtime.warnings == [
          "Attempt to present <P> on <B> whose view is not in the window hierarchy!",
          "Attempt to present <P> on <A> whose view is not in the window hierarchy!",
        ]
      )
      #expect(p.presentingViewController == nil)
    }

    // LOG: so a link to a modal waits for `viewDidAppear`.
    @Test func presentationInViewDidLoadIsTooEarly() {
      final class Early: UIViewController {
        override func viewDidLoad() { present(P(), animated: true) }
      }
      let phone = Phone(showing: Early())
      #expect(phone.runtime.warnings.count == 1)
    }

    // LOG: presenting an active controller raises.
    @Test func presentingAnActiveControllerIsAFault() {
      present()
      navigation.present(a, animated: true)
      #expect(
        phone.runtime.fault?.reason
          == "Application tried to present modally an active controller <A>."
      )
      #expect(a.parent === navigation)
    }

    // LOG, DOC: full screen: the reverse of a push at the end; the completion after P.viewDidAppear.
    @Test func fullScreenSendsItsCallbacksInOrder() {
      let root = C()
      let phone = Phone(showing: root)
      p.modalPresentationStyle = .fullScreen
      var completedAfter: String?
      let log = phone.log {
        root.present(p, animated: true) { completedAfter = phone.log.last }
      }
      #expect(
        log == [
          "P.loadView", "P.viewDidLoad", "C.viewWillDisappear", "P.viewWillAppear",
          "P.viewIsAppearing", "P.viewDidAppear", "C.viewDidDisappear",
        ]
      )
      #expect(completedAfter == "C.viewDidDisappear")
      #expect(root.view.window == nil)
    }

    // SRC: the default since iOS 13 is a sheet: the presenter gets no (dis)appear callbacks.
    @Test func sheetLeavesThePresenterAlone() {
      #expect(
        phone.log { a.present(p, animated: true) } == [
          "P.loadView", "P.viewDidLoad", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear",
        ]
      )
      #expect(a.view.window != nil)
    }

    @Test func presentedNavigationControllerBringsItsRoot() {
      let sheet = UINavigationController(rootViewController: B())
      #expect(
        phone.log { a.present(sheet, animated: true) } == [
          "UINavigationController.loadView", "UINavigationController.viewDidLoad",
          "UINavigationController.viewWillAppear", "UINavigationController.viewIsAppearing",
          "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing",
          "UINavigationController.viewDidAppear", "B.viewDidAppear",
          "B.didMove(toParent: UINavigationController)",
        ]
      )
    }

    // The presenter owns the presented; not the other way.
    @Test func presentedControllerIsOwnedUntilItIsDismissed() {
      weak var presented: B?
      do {
        let b = B()
        presented = b
        a.present(b, animated: true)
      }
      phone.runtime.settle()
      #expect(presented != nil)
      a.dismiss(animated: true)
      phone.runtime.settle()
      #expect(presented == nil)
    }

    @Test func pushDuringThePresentationFollowsIt() {
      let (b, c) = (B(), C())
      let sheet = UINavigationController(rootViewController: b)
      a.present(sheet, animated: true)
      phone.runtime.turn()
      let log = phone.log { sheet.pushViewController(c, animated: true) }
      #expect(
        log == [
          "C.willMove(toParent: UINavigationController)",
          "UINavigationController.viewDidAppear", "B.viewDidAppear",
          "C.loadView", "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear",
          "C.viewIsAppearing", "B.viewDidDisappear", "C.viewDidAppear",
          "B.didMove(toParent: UINavigationController)",
          "C.didMove(toParent: UINavigationController)",
        ]
      )
    }

    @Test func completionOwnsWhatItCapturesOnlyUntilItHasRun() {
      final class Flow {}
      weak var captured: Flow?
      do {
        let flow = Flow()
        captured = flow
        a.present(p, animated: true) { withExtendedLifetime(flow) {} }
      }
      #expect(captured != nil)
      phone.runtime.settle()
      #expect(captured == nil && a.presentedViewController === p)
    }

    @Test func presentationFactsChangeWithItsStages() {
      a.present(p, animated: true)
      #expect(p.isBeingPresented)
      phone.runtime.turn()
      #expect(p.isBeingPresented && p.transitionCoordinator != nil)
      phone.runtime.settle()
      #expect(!p.isBeingPresented && p.transitionCoordinator == nil)
    }
  }
}

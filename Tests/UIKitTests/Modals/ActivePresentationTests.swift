import Testing
import UIKit

extension OneWorld {
  /// Whom nobody can present, and what is refused.
  @MainActor
  struct ActivePresentationTests {
    private let a = A()
    private let p = P()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
      navigation = UINavigationController(rootViewController: a)
      phone = Phone(showing: navigation)
    }

    // LOG: "Application tried to present modally an active controller".
    @Test(arguments: ["itself", "its container", "a child", "a presented one", "a window's root"])
    func activeControllerIsNotPresented(which: String) {
      let other = UIWindow(windowScene: phone.scene)
      other.rootViewController = C()
      other.makeKeyAndVisible()
      navigation.present(p, animated: false)
      phone.runtime.settle()
      let child = B()
      a.addChild(child)
      let targets: [String: (presenter: UIViewController, target: UIViewController?)] = [
        "itself": (p, p), "its container": (a, navigation), "a child": (p, child),
        "a presented one": (other.rootViewController ?? p, p),
        "a window's root": (p, other.rootViewController),
      ]
      guard let (presenter, target) = targets[which], let target else { return }
      presenter.present(target, animated: false)
      phone.runtime.settle()
      #expect(phone.runtime.fault?.reason.hasPrefix("Application tried to present modally") == true)
      #expect(p.presentedViewController == nil && p.presentingViewController === navigation)
    }

    @Test func dismissedControllerCanBePresentedAgain() {
      for _ in 0..<2 {
        a.present(p, animated: true)
        phone.runtime.settle()
        #expect(a.presentedViewController === p && p.view.window != nil)
        p.dismiss(animated: true)
        phone.runtime.settle()
      }
      #expect(phone.runtime.fault == nil && phone.runtime.warnings == [])
      #expect(phone.window.subviews == [navigation.view])
    }

    @Test func presenterThatGoesBeforeTheNextTurnPresentsNothing() {
      var isCompleted = false
      a.present(p, animated: true) { isCompleted = true }
      phone.window.rootViewController = C()
      phone.runtime.settle()
      #expect(
        phone.runtime.warnings == [
          "Attempt to present <P> on <UINavigationController> whose view is not in the window "
            + "hierarchy!"
        ]
      )
      #expect(!isCompleted && !p.isViewLoaded && p.presentingViewController == nil)
      phone.window.rootViewController?.present(p, animated: true)
      phone.runtime.settle()
      #expect(p.view.window != nil && phone.runtime.fault == nil)
    }

    @Test func fullScreenOverFullScreenGoesBackStepByStep() {
      let b = B()
      for screen in [b, p] as [UIViewController] { screen.modalPresentationStyle = .fullScreen }
      a.present(b, animated: true)
      phone.runtime.settle()
      b.present(p, animated: true)
      phone.runtime.settle()
      #expect(a.view.window == nil && b.view.window == nil && p.view.window != nil)
      p.dismiss(animated: true)
      phone.runtime.settle()
      #expect(b.view.window != nil && a.view.window == nil)
      b.dismiss(animated: true)
      phone.runtime.settle()
      #expect(phone.window.subviews == [navigation.view] && a.view.window != nil)
    }

    @Test func unanimatedPresentationAndDismissalAreDoneInATurn() {
      a.present(p, animated: false)
      phone.runtime.turn()
      #expect(!p.isBeingPresented && phone.runtime.isSettled && p.transitionCoordinator == nil)
      a.dismiss(animated: false)
      phone.runtime.turn()
      #expect(a.presentedViewController == nil && phone.runtime.isSettled)
    }

    @Test func chainIsLeftInNoTimeAndTogether() {
      let b = B()
      a.present(b, animated: false)
      phone.runtime.settle()
      b.present(p, animated: false)
      phone.runtime.settle()
      a.dismiss(animated: true)
      phone.runtime.turn()
      #expect(b.isBeingDismissed && p.isBeingDismissed && b.view.window == nil)
      #expect(p.transitionCoordinator?.presentationStyle == .automatic)
      phone.runtime.settle()
      #expect(!b.isBeingDismissed && !p.isBeingDismissed && p.presentingViewController == nil)
      a.present(p, animated: false)
      phone.runtime.settle()
      #expect(p.view.window != nil && phone.runtime.fault == nil)
    }

    // The old world's presentations are taken down, also one that is coming.
    @Test func newWorldFreesWhatWasComing() {
      weak var presented: B?
      do {
        let b = B()
        presented = b
        a.present(b, animated: true)
        phone.runtime.turn()
      }
      #expect(presented != nil)
      let fresh = Runtime.reset()
      #expect(presented == nil && a.presentedViewController == nil)
      fresh.settle()
      #expect(fresh.callbacks == [] && fresh.warnings == [])
    }

    // DOC (interactivePopGestureRecognizer and sheets): only the top of a chain can be pulled.
    @Test func sheetBelowAnotherCannotBePulled() {
      a.present(p, animated: false)
      phone.runtime.settle()
      let top = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      p.present(top, animated: false)
      phone.runtime.settle()
      #expect(!p.userBeganSwipeDown() && !top.userBeganSwipeDown() && !a.userBeganSwipeDown())
      p.dismiss(animated: false)
      phone.runtime.settle()
      #expect(p.userBeganSwipeDown() && !p.userBeganSwipeDown(), "one finger")
      p.userFinishedSwipeDown()
      p.userCancelledSwipeDown()
      phone.runtime.settle()
      #expect(a.presentedViewController == nil)
    }

    @Test func sheetStillComingCannotBePulled() {
      let quick = B()
      a.present(quick, animated: false)
      #expect(quick.userBeganSwipeDown(), "it has come when the finger comes")
      quick.userFinishedSwipeDown()
      phone.runtime.settle()
      a.present(p, animated: true)
      #expect(!p.userBeganSwipeDown())
      phone.runtime.settle()
      #expect(p.userBeganSwipeDown() && p.transitionCoordinator?.isInteractive == true)
    }
  }
}

import Testing
import UIKit

extension OneWorld {
  /// Dismissals that come too early or twice.
  ///
  /// LOG (ZFDragableModalTransition 3, FCOverlayViewController 3, ProMotion 473): UIKit warns, naming
  /// the presenter, and ignores the call.
  @MainActor
  struct RefusedDismissalTests {
    private let a = A()
    private let p = P()
    private let phone: Phone

    init() {
      phone = Phone(showing: a)
    }

    private let warning =
      "Attempt to dismiss from view controller <A> while a presentation or dismiss is in progress!"

    /// Whether the completion of the dismissal ran.
    private func isDismissed(by controller: UIViewController) -> Bool {
      var isCompleted = false
      controller.dismiss(animated: true) { isCompleted = true }
      phone.runtime.settle()
      return isCompleted
    }

    @Test func presentationUnderWayIsNotDismissed() {
      a.present(p, animated: true)
      phone.runtime.advance(by: .milliseconds(100))
      #expect(!isDismissed(by: p))
      #expect(phone.runtime.warnings == [warning])
      #expect(a.presentedViewController === p && p.view.window != nil && !p.isBeingDismissed)
      #expect(isDismissed(by: p) && a.presentedViewController == nil)
    }

    @Test func dismissalInTheTurnOfThePresentationFollowsIt() {
      a.present(p, animated: true)
      #expect(
        phone.log { a.dismiss(animated: true) } == [
          "P.loadView", "P.viewDidLoad", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear",
          "P.viewWillDisappear", "P.viewDidDisappear",
        ]
      )
      #expect(a.presentedViewController == nil && phone.runtime.warnings == [])
    }

    @Test(arguments: [true, false]) func dismissalUnderWayIsNotAskedForTwice(inItsTurn: Bool) {
      a.present(p, animated: false)
      phone.runtime.settle()
      var isCompleted = false
      a.dismiss(animated: true) { isCompleted = true }
      if !inItsTurn { phone.runtime.advance(by: .milliseconds(100)) }
      #expect(!isDismissed(by: inItsTurn ? a : p))
      #expect(isCompleted && phone.runtime.warnings == [warning])
      #expect(a.presentedViewController == nil)
    }

    @Test func sheetUnderTheFingerIsNotDismissed() {
      a.present(p, animated: false)
      phone.runtime.settle()
      p.userBeganSwipeDown()
      #expect(!isDismissed(by: a) && phone.runtime.warnings == [warning])
      p.userCancelledSwipeDown()
      phone.runtime.settle()
      #expect(a.presentedViewController === p && isDismissed(by: a))
    }

    @Test func chainIsNotDismissedWhileItsTopIsComing() {
      let b = B()
      a.present(b, animated: false)
      phone.runtime.settle()
      b.present(p, animated: true)
      phone.runtime.turn()
      #expect(!isDismissed(by: a) && phone.runtime.warnings == [warning])
      #expect(a.presentedViewController === b && b.presentedViewController === p)
      #expect(isDismissed(by: a) && p.presentingViewController == nil)
    }

    // SRC: both places have the usual code of a screen that closes itself.
    @Test(arguments: [true, false]) func dismissalAtTheEndOfThePresentationFollows(
      inItsCompletion: Bool
    ) {
      let screen = Screen()
      let close = { [unowned screen] in screen.dismiss(animated: true) }
      if !inItsCompletion { screen.onDidAppear = close }
      a.present(screen, animated: true, completion: inItsCompletion ? close : nil)
      phone.runtime.settle()
      #expect(a.presentedViewController == nil && screen.view.window == nil)
      #expect(phone.runtime.warnings == [])
    }

    @Test func screenThatClosesItselfTwiceIsDismissedOnce() {
      let screen = Screen()
      screen.onDidAppear = { [unowned screen] in
        screen.dismiss(animated: true)
        screen.dismiss(animated: true)
      }
      a.present(screen, animated: true)
      phone.runtime.settle()
      #expect(a.presentedViewController == nil && phone.runtime.warnings == [warning])
    }
  }
}

import Testing
import UIKit

extension OneWorld {
  /// Presentations and dismissals while they run: what is seen, and what their coordinator does.
  @MainActor
  struct ModalTransitionTests {
    private let a = A()
    private let screen = Screen()
    private let phone: Phone

    init() {
      phone = Phone(showing: a)
    }

    /// Notes what the coordinator runs of what is added to it now.
    private func follow(into order: @escaping (String) -> Void) {
      screen.transitionCoordinator?.animate(
        alongsideTransition: { _ in order("animation") },
        completion: { order($0.isCancelled ? "cancelled" : "completed") }
      )
    }

    // DOC (animate(alongsideTransition:completion:)): with the transition, and at its end.
    @Test func coordinatorFollowsPresentationAndDismissal() {
      var order: [String] = []
      let note: (String) -> Void = { order.append($0) }
      screen.onWillAppear = { follow(into: note) }
      screen.onWillDisappear = { follow(into: note) }
      a.present(screen, animated: true)
      phone.runtime.turn()
      #expect(order == ["animation"])
      phone.runtime.settle()
      #expect(order == ["animation", "completed"])
      a.dismiss(animated: true)
      phone.runtime.turn()
      #expect(order == ["animation", "completed", "animation"])
      phone.runtime.settle()
      #expect(order.count == 4 && order.last == "completed")
    }

    @Test func coordinatorFollowsTheFinger() {
      var order: [String] = []
      a.present(screen, animated: false)
      phone.runtime.settle()
      screen.onWillDisappear = { follow { order.append($0) } }
      screen.userBeganSwipeDown()
      #expect(order == ["animation"] && screen.isBeingDismissed)
      screen.transitionCoordinator?.notifyWhenInteractionChanges {
        order.append($0.isCancelled ? "back" : "on")
      }
      screen.userCancelledSwipeDown()
      #expect(order == ["animation", "back"])
      phone.runtime.settle()
      #expect(order == ["animation", "back", "cancelled"] && screen.transitionCoordinator == nil)
    }

    @Test func coordinatorLearnsOfACancelledPresentation() {
      var order: [String] = []
      let (director, finger) = (Director(), UIPercentDrivenInteractiveTransition())
      director.interaction = finger
      screen.transitioningDelegate = director
      screen.onWillAppear = { follow { order.append($0) } }
      a.present(screen, animated: true)
      phone.runtime.settle()
      finger.cancel()
      phone.runtime.settle()
      #expect(order == ["animation", "cancelled"])
      #expect(screen.view.window == nil && phone.window.subviews == [a.view])
    }

    @Test func presenterIsSeenBelowWhatGoes() {
      screen.modalPresentationStyle = .fullScreen
      a.present(screen, animated: true)
      phone.runtime.turn()
      #expect(a.view.window != nil && screen.view.window != nil, "both while it comes")
      phone.runtime.settle()
      let container = phone.window.subviews.last
      a.dismiss(animated: true)
      phone.runtime.turn()
      #expect(phone.window.subviews == [a.view, container])
      phone.runtime.settle()
      #expect(phone.window.subviews == [a.view])
    }

    // SRC: in viewDidDisappear there is no presenter any more, so another may be presented.
    @Test func anotherMayBePresentedWhenOneHasGone() {
      let p = P()
      screen.onDidDisappear = { [a] in a.present(p, animated: true) }
      a.present(screen, animated: false)
      phone.runtime.settle()
      a.dismiss(animated: true)
      phone.runtime.settle()
      #expect(a.presentedViewController === p && p.view.window != nil)
      #expect(phone.runtime.warnings == [])
    }

    // What goes already does not hold the others back; each is told that it has gone.
    @Test func chainThatIsDismissedWhileItsTopGoesIsGoneInTheEnd() {
      let p = P()
      var completed: [String] = []
      a.present(screen, animated: false)
      phone.runtime.settle()
      screen.present(p, animated: false)
      phone.runtime.settle()
      screen.dismiss(animated: true) { completed.append("top") }
      phone.runtime.advance(by: .milliseconds(200))
      let log = phone.log { a.dismiss(animated: true) { completed.append("chain") } }
      #expect(log == ["P.viewDidDisappear", "Screen.viewWillDisappear", "Screen.viewDidDisappear"])
      #expect(phone.runtime.now == .milliseconds(550) && completed == ["chain", "top"])
      #expect(phone.window.subviews == [a.view] && phone.runtime.warnings == [])
      #expect(a.presentedViewController == nil && p.transitionCoordinator == nil)
    }

    @Test func coordinatorIsFoundByTheTopOfAChain() {
      let p = P()
      a.present(screen, animated: false)
      phone.runtime.settle()
      screen.present(p, animated: false)
      phone.runtime.settle()
      a.dismiss(animated: true)
      phone.runtime.turn()
      #expect(p.transitionCoordinator?.viewController(forKey: .from) === p)
      #expect(p.transitionCoordinator?.viewController(forKey: .to) === a)
    }
  }
}

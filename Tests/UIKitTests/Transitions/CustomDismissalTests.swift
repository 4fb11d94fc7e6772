import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Dismissals that the transitioning delegate animates; see `CustomPresentationTests` for the sources.
  @MainActor
  struct CustomDismissalTests {
    private let a = A()
    private let p = P()
    private let director = Director()
    private let fade: Fade
    private let phone: Phone

    init() throws {
      phone = Phone(showing: a)
      p.transitioningDelegate = director
      fade = try #require(director.animator)
    }

    private func present(_ style: UIModalPresentationStyle) {
      p.modalPresentationStyle = style
      a.present(p, animated: true)
      phone.runtime.settle()
      phone.clear()
    }

    @Test func dismissalRunsTheAnimation() {
      present(.custom)
      fade.onAnimate = { [a, p] context in
        #expect(context.viewController(forKey: .from) === p)
        #expect(context.viewController(forKey: .to) === a)
        #expect(context.view(forKey: .from) === p.view && context.view(forKey: .to) == nil)
        #expect(context.initialFrame(for: p) == p.view.frame && context.finalFrame(for: p) == .zero)
        #expect(context.finalFrame(for: a) == a.view.frame && p.isBeingDismissed)
      }
      var completedAfter: String?
      #expect(
        phone.log { a.dismiss(animated: true) { completedAfter = phone.log.last } } == [
          "Director.animationController(forDismissed)", "P.viewWillDisappear",
          "Fade.animateTransition", "P.viewDidDisappear", "Fade.animationEnded(true)",
        ]
      )
      #expect(completedAfter == "P.viewDidDisappear" && director.asked == [p])
      #expect(p.view.window == nil && a.presentedViewController == nil)
    }

    @Test func dismissedFullScreenBringsThePresenterBack() {
      present(.fullScreen)
      fade.onAnimate = { [a] context in
        #expect(context.view(forKey: .to) === a.view && a.view.window == nil)
      }
      #expect(
        phone.log { a.dismiss(animated: true) } == [
          "Director.animationController(forDismissed)", "P.viewWillDisappear",
          "A.viewWillAppear", "Fade.animateTransition", "A.viewIsAppearing", "A.viewDidAppear",
          "P.viewDidDisappear", "Fade.animationEnded(true)",
        ]
      )
      #expect(a.view.superview === phone.window && p.view.window == nil)
    }

    @Test func cancelledDismissalBringsItBack() {
      present(.fullScreen)
      let finger = UIPercentDrivenInteractiveTransition()
      director.interaction = finger
      var isCompleted = false
      a.dismiss(animated: true) { isCompleted = true }
      phone.runtime.settle()
      finger.update(0.5)
      let log = phone.log { finger.cancel() }
      #expect(
        log == [
          "A.viewWillDisappear", "A.viewDidDisappear", "P.viewWillAppear", "P.viewIsAppearing",
          "P.viewDidAppear", "Fade.animationEnded(false)",
        ]
      )
      #expect(a.presentedViewController === p && !p.isBeingDismissed && !isCompleted)
      #expect(p.view.window != nil && a.view.window == nil)
      director.interaction = nil
      a.dismiss(animated: true)
      phone.runtime.settle()
      #expect(a.presentedViewController == nil && a.view.superview === phone.window)
    }

    // DOC (dismiss): of a chain only the top is animated, in its own way.
    @Test func topOfAChainIsAnimated() {
      let b = B()
      a.present(b, animated: false)
      phone.runtime.settle()
      b.present(p, animated: false)
      phone.runtime.settle()
      let log = phone.log { a.dismiss(animated: true) }
      #expect(
        log == [
          "B.viewWillDisappear", "B.viewDidDisappear",
          "Director.animationController(forDismissed)", "P.viewWillDisappear",
          "Fade.animateTransition", "P.viewDidDisappear", "Fade.animationEnded(true)",
        ]
      )
      #expect(phone.window.subviews == [a.view])
    }

    @Test func dismissalAskedForMeanwhileIsRefused() {
      fade.ending = .never
      a.present(p, animated: true)
      phone.runtime.turn()
      a.dismiss(animated: true)
      fade.context?.completeTransition(true)
      phone.runtime.settle()
      #expect(a.presentedViewController === p && fade.endings == [true])
      #expect(phone.runtime.warnings.count == 1)
    }
  }
}

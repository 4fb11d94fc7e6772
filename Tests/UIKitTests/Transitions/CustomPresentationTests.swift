import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Presentations that the transitioning delegate animates.
  ///
  /// The calls and their order are those of Apple's "Customizing the Transition Animations" and
  /// "Creating Custom Presentations"; the callbacks of the views are those of a plain presentation
  /// (LOG). Where the hooks and `animationEnded` stand among those is open.
  @MainActor
  struct CustomPresentationTests {
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

    private func present(_ style: UIModalPresentationStyle) -> [String] {
      p.modalPresentationStyle = style
      return phone.log { a.present(p, animated: true) }
    }

    // DOC: the presenter stays, and its view is none of the animation's business.
    @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .pageSheet])
    func presentationOverThePresenter(style: UIModalPresentationStyle) {
      fade.onAnimate = { [a, p, phone] context in
        #expect(context.viewController(forKey: .from) === a)
        #expect(context.viewController(forKey: .to) === p)
        #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === p.view)
        #expect(context.initialFrame(for: a) == a.view.frame)
        #expect(context.finalFrame(for: a) == a.view.frame, "it stays")
        #expect(context.finalFrame(for: p) == phone.window.bounds)
        #expect(context.containerView.window === phone.window && p.view.superview == nil)
        #expect(context.presentationStyle == style)
        #expect(p.isBeingPresented)
      }
      #expect(
        present(style) == [
          "Director.animationController(forPresented)", "P.loadView", "P.viewDidLoad",
          "P.viewWillAppear", "Fade.animateTransition", "P.viewIsAppearing", "P.viewDidAppear",
          "Fade.animationEnded(true)",
        ]
      )
      #expect(director.asked == [p, a, a])
      #expect(phone.runtime.now == .milliseconds(200) && a.view.window != nil)
    }

    @Test func fullScreenTakesThePresenterAway() {
      fade.onAnimate = { [a] context in
        #expect(context.view(forKey: .from) === a.view && context.finalFrame(for: a) == .zero)
      }
      #expect(
        present(.fullScreen) == [
          "Director.animationController(forPresented)", "P.loadView", "P.viewDidLoad",
          "A.viewWillDisappear", "P.viewWillAppear", "Fade.animateTransition",
          "P.viewIsAppearing", "P.viewDidAppear", "A.viewDidDisappear",
          "Fade.animationEnded(true)",
        ]
      )
      #expect(a.view.window == nil && p.view.window != nil)
    }

    // DOC: `source` is who was asked to present, `presenting` who does it.
    @Test func delegateLearnsWhoWasAsked() {
      let navigation = UINavigationController(rootViewController: a)
      let phone = Phone(showing: navigation)
      a.present(p, animated: true)
      phone.runtime.settle()
      #expect(director.asked == [p, navigation, a])
    }

    // DOC: asked for when animated; a change that is not is made at once.
    @Test func nothingIsAskedForWithoutAnimation() {
      #expect(
        phone.log {
          a.present(p, animated: false)
          phone.runtime.turn()
          a.dismiss(animated: false)
        }.allSatisfy { !$0.contains("nimat") }
      )
      #expect(director.asked.isEmpty && phone.runtime.now == .zero)
    }

    // SRC: the completion of the presentation runs when the animation says that it has ended.
    @Test func completionWaitsForTheAnimation() {
      fade.ending = .never
      var isCompleted = false
      a.present(p, animated: true) { isCompleted = true }
      phone.runtime.settle()
      #expect(!isCompleted && p.isBeingPresented && phone.runtime.warnings.count == 1)
      fade.context?.completeTransition(true)
      #expect(isCompleted && !p.isBeingPresented)
    }

    @Test func cancelledPresentationNeverWas() {
      let finger = UIPercentDrivenInteractiveTransition()
      director.interaction = finger
      var isCompleted = false
      p.modalPresentationStyle = .fullScreen
      a.present(p, animated: true) { isCompleted = true }
      phone.runtime.settle()
      #expect(p.transitionCoordinator?.isInteractive == true)
      finger.update(0.5)
      let log = phone.log { finger.cancel() }
      #expect(
        log == [
          "P.viewWillDisappear", "P.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing",
          "A.viewDidAppear", "Fade.animationEnded(false)",
        ]
      )
      #expect(a.presentedViewController == nil && p.presentingViewController == nil)
      #expect(p.view.window == nil && a.view.window != nil && !isCompleted)
    }

    @Test func newWorldKnowsNothingOfTheAnimation() {
      fade.ending = .never
      a.present(p, animated: true)
      phone.runtime.turn()
      let fresh = Runtime.reset()
      fade.context?.completeTransition(true)
      #expect(fresh.callbacks == [] && p.presentingViewController == nil && fade.endings == [])
    }

    // The delegate is not owned (Apple's declaration).
    @Test func transitioningDelegateIsNotOwned() {
      weak var owned: Director?
      do {
        let director = Director()
        owned = director
        p.transitioningDelegate = director
      }
      #expect(owned == nil)
    }
  }
}

import Foundation
import Testing
import UIKit

extension OneWorld {
  /// A presentation controller of the app's own.
  ///
  /// DOC ("Creating Custom Presentations"): asked for; `presentationTransitionWillBegin`; the
  /// animation; `presentationTransitionDidEnd`; and the same for a dismissal.
  @MainActor
  struct PresentationControllerTests {
    private final class Dimmer: UIPresentationController {
      let dimming = UIView()
      var layouts: [String] = []
      var endings: [Bool] = []
      var containers: [UIView?] = []
      var removesPresenter = false

      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 400, width: 393, height: 452)
      }

      override var shouldRemovePresentersView: Bool { removesPresenter }

      override func presentationTransitionWillBegin() {
        containers.append(containerView)
        containerView?.insertSubview(dimming, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
          return dimming.alpha = 1
        }
        dimming.alpha = 0
        coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
      }

      override func presentationTransitionDidEnd(_ completed: Bool) { endings.append(completed) }

      override func dismissalTransitionWillBegin() { containers.append(containerView) }

      override func dismissalTransitionDidEnd(_ completed: Bool) {
        containers.append(containerView)
        endings.append(completed)
      }

      override func containerViewWillLayoutSubviews() {
        layouts.append("will")
        presentedView?.frame = frameOfPresentedViewInContainerView
      }

      override func containerViewDidLayoutSubviews() { layouts.append("did") }
    }

    private let a = A()
    private let p = P()
    private let director = Director()
    private let dimmer: Dimmer
    private let phone: Phone

    init() {
      phone = Phone(showing: a)
      dimmer = Dimmer(presentedViewController: p, presenting: nil)
      director.animator = nil
      director.makePresentation = { [dimmer] _, _ in dimmer }
      p.transitioningDelegate = director
      p.modalPresentationStyle = .custom
    }

    private func present(animated: Bool = true) {
      a.present(p, animated: animated)
      phone.runtime.settle()
    }

    @Test func hooksSurroundThePresentation() {
      #expect(
        phone.log { a.present(p, animated: true) } == [
          "P.loadView", "P.viewDidLoad", "Dimmer.presentationTransitionWillBegin",
          "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear",
          "Dimmer.presentationTransitionDidEnd",
        ]
      )
      #expect(p.presentationController === dimmer && dimmer.presentingViewController === a)
      #expect(dimmer.endings == [true] && dimmer.dimming.alpha == 1)
      #expect(dimmer.containerView?.subviews == p.viewIfLoaded.map { [dimmer.dimming, $0] })
      #expect(dimmer.layouts.prefix(2) == ["will", "did"])
      #expect(p.view.frame == dimmer.frameOfPresentedViewInContainerView)
      #expect(dimmer.containers == [dimmer.containerView] && dimmer.containerView != nil)
    }

    @Test func hooksSurroundTheDismissal() {
      present()
      let container = dimmer.containerView
      #expect(
        phone.log { a.dismiss(animated: true) } == [
          "Dimmer.dismissalTransitionWillBegin", "P.viewWillDisappear", "P.viewDidDisappear",
          "Dimmer.dismissalTransitionDidEnd",
        ]
      )
      #expect(dimmer.endings == [true, true])
      #expect(dimmer.containers == [container, container, container] && container?.window == nil)
      #expect(dimmer.containerView == nil && phone.window.subviews == [a.view])
    }

    // SRC (the usual code of such classes): without animation there is no coordinator.
    @Test func unanimatedPresentationHasNoCoordinator() {
      present(animated: false)
      #expect(dimmer.dimming.alpha == 1 && dimmer.endings == [true])
    }

    // DOC: the only time it is asked for is the style `.custom`.
    @Test func otherStylesHaveTheSystems() {
      p.modalPresentationStyle = .overFullScreen
      present()
      #expect(p.presentationController !== dimmer && dimmer.endings.isEmpty)
    }

    @Test func onePerPresentation() {
      var count = 0
      director.makePresentation = { presented, presenting in
        count += 1
        return Dimmer(presentedViewController: presented, presenting: presenting)
      }
      present()
      #expect(p.presentationController === p.presentationController && count == 1)
      a.dismiss(animated: true)
      phone.runtime.settle()
      present()
      #expect(count == 2)
    }

    // DOC (shouldRemovePresentersView): the presenter then disappears.
    @Test func presenterMayBeTakenAway() {
      dimmer.removesPresenter = true
      let log = phone.log { a.present(p, animated: true) }
      #expect(log.contains("A.viewDidDisappear") && a.view.window == nil)
      a.dismiss(animated: true)
      phone.runtime.settle()
      #expect(a.view.window != nil)
    }

    // DOC (presentedView): a subclass may wrap the presented controller's view.
    @Test func presentedViewMayBeWrapped() {
      final class Wrapper: UIPresentationController {
        let card = UIView()
        override var presentedView: UIView? { card }
        override func presentationTransitionWillBegin() {
          card.addSubview(presentedViewController.view)
        }
      }
      let wrapper = Wrapper(presentedViewController: p, presenting: a)
      director.makePresentation = { _, _ in wrapper }
      director.animator = Fade()
      var moved: UIView?
      director.animator?.onAnimate = { moved = $0.view(forKey: .to) }
      present()
      #expect(moved === wrapper.card && p.view.superview === wrapper.card && p.view.window != nil)
      a.dismiss(animated: true)
      phone.runtime.settle()
      #expect(wrapper.card.superview == nil && p.view.window == nil)
    }

    // DOC: false when the presentation or dismissal was cancelled.
    @Test func hooksLearnOfACancelledTransition() {
      let fade = Fade()
      fade.ending = .never
      director.animator = fade
      present()
      fade.context?.completeTransition(false)
      #expect(dimmer.endings == [false] && phone.window.subviews == [a.view])
      director.animator = nil
      present()
      director.animator = fade
      a.dismiss(animated: true)
      phone.runtime.settle()
      fade.context?.completeTransition(false)
      #expect(dimmer.endings == [false, true, false])
      #expect(a.presentedViewController === p && p.view.window != nil)
    }

    @Test func sheetThatIsSwipedCallsTheHooks() {
      final class Sheet: UISheetPresentationController {
        var endings: [Bool] = []
        override func dismissalTransitionDidEnd(_ completed: Bool) { endings.append(completed) }
      }
      let sheet = Sheet(presentedViewController: p, presenting: a)
      director.makePresentation = { _, _ in sheet }
      present()
      phone.clear()
      p.userBeganSwipeDown()
      p.userCancelledSwipeDown()
      phone.runtime.settle()
      p.userBeganSwipeDown()
      p.userFinishedSwipeDown()
      phone.runtime.settle()
      #expect(sheet.endings == [false, true])
      #expect(phone.log.filter { $0 == "Sheet.dismissalTransitionWillBegin" }.count == 2)
    }
  }
}

import Testing
import UIKit

extension OneWorld {
  /// "Dismiss" of the list of behaviours.
  @MainActor
  struct DismissalTests {
    private final class Leaver: UIViewController {
      var onGone: (() -> Void)?

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onGone?()
      }
    }

    private let a = A()
    private let phone: Phone

    init() {
      phone = Phone(showing: a)
    }

    private func present(
      _ controller: UIViewController,
      on presenter: UIViewController,
      style: UIModalPresentationStyle = .automatic
    ) {
      controller.modalPresentationStyle = style
      presenter.present(controller, animated: false)
      phone.runtime.settle()
      phone.clear()
    }

    // DOC: asked of the presented one, it goes to the presenter.
    @Test func presentedOneCanBeAsked() {
      let p = P()
      present(p, on: a)
      var isCompleted = false
      #expect(
        phone.log { p.dismiss(animated: true) { isCompleted = true } } == [
          "P.viewWillDisappear", "P.viewDidDisappear",
        ]
      )
      #expect(isCompleted)
      #expect(a.presentedViewController == nil && p.presentingViewController == nil)
      #expect(p.view.window == nil)
    }

    @Test func fullScreenBringsThePresenterBack() {
      let p = P()
      present(p, on: a, style: .fullScreen)
      #expect(
        phone.log { a.dismiss(animated: true) } == [
          "P.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
          "P.viewDidDisappear",
        ]
      )
      #expect(a.view.window === phone.window)
    }

    // DOC: one that presents something removes that, not itself.
    @Test func onePresentingSomethingRemovesThat() {
      let (b, p) = (B(), P())
      present(b, on: a)
      present(p, on: b)
      b.dismiss(animated: true)
      phone.runtime.settle()
      #expect(a.presentedViewController === b)
      #expect(b.presentedViewController == nil)
    }

    // DOC: lower in a chain, everything above goes and only the top is animated.
    @Test func lowerInAChainEverythingAboveGoes() {
      let (b, p) = (B(), P())
      present(b, on: a)
      present(p, on: b)
      a.dismiss(animated: true)
      phone.runtime.turn()
      #expect(
        phone.log == ["B.viewWillDisappear", "B.viewDidDisappear", "P.viewWillDisappear"]
      )
      phone.runtime.settle()
      #expect(phone.log.last == "P.viewDidDisappear")
      #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    }

    // DOC, SRC: `isBeingDismissed` is true on the dismissed root, false on its children.
    @Test func onlyTheRootIsBeingDismissed() {
      let inner = Screen()
      let sheet = UINavigationController(rootViewController: inner)
      present(sheet, on: a)
      var facts: [Bool] = []
      inner.onWillDisappear = { [unowned inner, unowned sheet] in
        facts = [sheet.isBeingDismissed, inner.isBeingDismissed, inner.isMovingFromParent]
      }
      a.dismiss(animated: true)
      phone.runtime.settle()
      #expect(facts == [true, false, false])
    }

    // A second call during a dismissal reaches the presentation below (openradar 30284135).
    @Test func secondDismissalReachesTheOneBelow() {
      let (b, p) = (B(), P())
      present(b, on: a)
      present(p, on: b)
      b.dismiss(animated: true)
      b.dismiss(animated: true)
      phone.runtime.settle()
      #expect(a.presentedViewController == nil)
    }

    // Whoever waits for a dismissal's completion may have another presentation by then.
    @Test func nextMayBePresentedBeforeTheCompletion() {
      let (first, second) = (Leaver(), P())
      present(first, on: a)
      var next: UIViewController?
      first.onGone = { [a] in a.present(second, animated: true) }
      a.dismiss(animated: true) { [a] in next = a.presentedViewController }
      phone.runtime.settle()
      #expect(next === second)
      #expect(a.presentedViewController === second)
    }

    @Test func dismissalWithNothingPresentedDoesNothing() {
      #expect(phone.log { a.dismiss(animated: true) } == [])
    }
  }
}

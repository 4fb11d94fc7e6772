import Testing
import UIKit

extension OneWorld {
  /// "Swipe down" of the list of behaviours.
  @MainActor
  struct SheetSwipeTests {
    private final class Keeper: NSObject, UIAdaptivePresentationControllerDelegate {
      var lets = true

      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        lets
      }
    }

    private let a = A()
    private let p = P()
    private let keeper = Keeper()
    private let sheet: UINavigationController
    private let phone: Phone

    init() {
      phone = Phone(showing: a)
      sheet = UINavigationController(rootViewController: p)
      sheet.presentationController?.delegate = keeper
      a.present(sheet, animated: true)
      phone.runtime.settle()
      phone.clear()
    }

    private var screenLog: [String] {
      phone.log.filter { !$0.hasPrefix("UINavigationController") }
    }

    // DOC: shouldDismiss, willDismiss, didDismiss.
    @Test func finishedSwipeTellsTheDelegate() {
      #expect(p.userBeganSwipeDown())
      p.userFinishedSwipeDown()
      phone.runtime.settle()
      #expect(
        screenLog == [
          "Keeper.shouldDismiss", "Keeper.willDismiss", "P.viewWillDisappear",
          "P.viewDidDisappear", "Keeper.didDismiss",
        ]
      )
      #expect(a.presentedViewController == nil)
    }

    // DOC: (may be cancelled).
    @Test func cancelledSwipeBringsTheSheetBack() {
      p.userBeganSwipeDown()
      p.userCancelledSwipeDown()
      phone.runtime.settle()
      #expect(
        screenLog == [
          "Keeper.shouldDismiss", "Keeper.willDismiss", "P.viewWillDisappear",
          "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear",
        ]
      )
      #expect(a.presentedViewController === sheet)
      #expect(!sheet.isBeingDismissed)
    }

    // DOC: a dismissal in code calls none of them.
    @Test func dismissalInCodeTellsNobody() {
      a.dismiss(animated: true)
      phone.runtime.settle()
      #expect(!phone.log.contains { $0.hasPrefix("Keeper") })
    }

    // DOC: `isModalInPresentation`: didAttemptToDismiss.
    @Test func modalSheetReportsTheAttempt() {
      sheet.isModalInPresentation = true
      #expect(!p.userBeganSwipeDown())
      #expect(phone.log == ["Keeper.didAttemptToDismiss"])
      #expect(a.presentedViewController === sheet)
    }

    // Apple's sample of an editor on a sheet: the screen says it, and not its navigation controller.
    @Test func screenInsideHoldsTheSheetWhileItIsSeen() {
      p.isModalInPresentation = true
      #expect(!p.userBeganSwipeDown())
      sheet.pushViewController(B(), animated: false)
      phone.runtime.settle()
      #expect(p.userBeganSwipeDown())
    }

    // DOC: shouldDismiss false: didAttemptToDismiss.
    @Test func refusedSwipeReportsTheAttempt() {
      keeper.lets = false
      #expect(!p.userBeganSwipeDown())
      #expect(phone.log == ["Keeper.shouldDismiss", "Keeper.didAttemptToDismiss"])
    }

    // DOC: that delegate sits on the navigation controller's presentation controller, weak.
    @Test func delegateBelongsToThePresentedRootAndIsNotOwned() {
      #expect(p.presentationController === sheet.presentationController)
      weak var owned: Keeper?
      do {
        let keeper = Keeper()
        owned = keeper
        sheet.presentationController?.delegate = keeper
      }
      #expect(owned == nil)
    }

    @Test func fullScreenCannotBeSwiped() {
      let (root, full) = (C(), B())
      let phone = Phone(showing: root)
      full.modalPresentationStyle = .fullScreen
      root.present(full, animated: false)
      phone.runtime.settle()
      #expect(root.presentedViewController === full)
      #expect(!full.userBeganSwipeDown())
    }

    @Test func styleChosenLateIsObeyed() {
      let (root, full) = (C(), B())
      let phone = Phone(showing: root)
      full.presentationController?.delegate = keeper
      full.modalPresentationStyle = .fullScreen
      root.present(full, animated: false)
      phone.runtime.settle()
      #expect(root.view.window == nil && !full.userBeganSwipeDown())
    }

    @Test func alertCannotBeSwipedAndRunsItsHandlerWhenGone() {
      let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
      var wasPresented: Bool?
      let action = UIAlertAction(title: "Sign out", style: .destructive) { [unowned p] _ in
        wasPresented = p.presentedViewController != nil
      }
      alert.addAction(action)
      p.present(alert, animated: true)
      phone.runtime.settle()
      #expect(!alert.userBeganSwipeDown())
      alert.userTap(action)
      phone.runtime.settle()
      #expect(wasPresented == false)
    }
  }
}

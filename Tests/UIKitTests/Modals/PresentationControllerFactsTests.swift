import Foundation
import Testing
import UIKit

extension OneWorld {
  /// What presentation controllers, sheets and popovers say of themselves, and how they begin.
  @MainActor
  struct PresentationControllerFactsTests {
    private let a = A()
    private let p = P()
    private let phone: Phone

    init() {
      phone = Phone(showing: a)
    }

    // DOC (presentationController): by the style.
    @Test func systemChoosesByStyle() {
      let sheets: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet]
      for style in sheets + [.popover, .fullScreen, .overFullScreen, .custom] {
        let screen = P()
        screen.modalPresentationStyle = style
        let controller = screen.presentationController
        #expect((controller is UISheetPresentationController) == sheets.contains(style))
        #expect((screen.sheetPresentationController != nil) == sheets.contains(style))
        #expect((screen.popoverPresentationController != nil) == (style == .popover))
        #expect(
          controller === screen.presentationController && controller?.presentationStyle == style
        )
        let removes = style == .fullScreen
        #expect(controller?.shouldRemovePresentersView == removes)
        #expect(controller?.shouldPresentInFullscreen == true)
      }
    }

    @Test func childHasThatOfItsRoot() {
      let sheet = UINavigationController(rootViewController: p)
      #expect(p.presentationController === sheet.presentationController)
      #expect(sheet.presentationController?.presentedViewController === sheet)
    }

    @Test func controllerKnowsWhereItIs() {
      let controller = p.presentationController
      #expect(controller?.containerView == nil && controller?.presentedView === p.view)
      #expect(controller?.frameOfPresentedViewInContainerView == .zero)
      #expect(controller?.presentingViewController === p, "nobody presents yet")
      p.view.frame = .zero
      a.present(p, animated: false)
      #expect(controller?.presentingViewController === a)
      phone.runtime.settle()
      #expect(controller?.containerView?.superview === phone.window)
      #expect(controller?.frameOfPresentedViewInContainerView == phone.window.bounds)
      #expect(p.view.frame == phone.window.bounds && p.view.superview === controller?.containerView)
    }

    @Test func controllerOwnsNeither() {
      weak var gone: B?
      let controller: UIPresentationController
      do {
        let b = B()
        gone = b
        controller = UIPresentationController(presentedViewController: b, presenting: b)
      }
      #expect(gone == nil && controller.containerView == nil)
    }

    // DOC (UISheetPresentationController).
    @Test func sheetsBeginLarge() {
      let sheet = p.sheetPresentationController
      #expect(sheet?.detents.map(\.identifier) == [.large])
      #expect(UISheetPresentationController.Detent.medium().identifier == .medium)
      #expect(sheet?.prefersGrabberVisible == false && sheet?.selectedDetentIdentifier == nil)
      #expect(sheet?.prefersScrollingExpandsWhenScrolledToEdge == true)
    }

    // DOC (UIPopoverPresentationController).
    @Test func popoversPointAnywhere() {
      p.modalPresentationStyle = .popover
      let popover = p.popoverPresentationController
      #expect(popover?.permittedArrowDirections == .any && popover?.arrowDirection == .unknown)
      #expect(popover?.sourceRect == .zero && popover?.sourceView == nil)
      let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
      #expect(
        directions.map(\.rawValue) == [1, 2, 4, 8]
          && directions.allSatisfy(
            UIPopoverArrowDirection.any.contains
          )
      )
      a.present(p, animated: false)
      phone.runtime.settle()
      #expect(p.userBeganSwipeDown(), "on a phone it is a sheet")
    }

    // DOC (UIAdaptivePresentationControllerDelegate): without the methods the sheet may go.
    @Test func delegateWithoutMethodsRefusesNothing() {
      final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}
      let silent = Silent()
      p.presentationController?.delegate = silent
      a.present(p, animated: false)
      phone.runtime.settle()
      #expect(
        p.presentationController.map(silent.adaptivePresentationStyle)
          == UIModalPresentationStyle.none
      )
      #expect(p.userBeganSwipeDown())
      p.userFinishedSwipeDown()
      phone.runtime.settle()
      #expect(a.presentedViewController == nil)
    }

    // DOC (UIPercentDrivenInteractiveTransition).
    @Test func fingerBeginsAtTheUsualPace() {
      let finger = UIPercentDrivenInteractiveTransition()
      #expect(finger.duration == 0 && finger.percentComplete == 0 && finger.completionSpeed == 1)
      #expect(finger.completionCurve == .easeInOut && finger.wantsInteractiveStart)
      finger.update(0.5)
      finger.finish()
      #expect(finger.percentComplete == 0, "there is nothing to drive")
    }

    @Test func driverOfTheAppsOwnHasTheUsualPace() {
      final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
        func startInteractiveTransition(
          _ transitionContext: any UIViewControllerContextTransitioning
        ) {}
      }
      let driver = Driver()
      #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut)
      #expect(driver.wantsInteractiveStart)
    }

    // DOC (UIPresentationController): the container's layout is announced at each change.
    @Test func containerIsTheWindowsSize() {
      a.present(p, animated: false)
      phone.runtime.settle()
      #expect(p.presentationController?.containerView?.frame == phone.window.bounds)
      a.dismiss(animated: false)
      phone.runtime.settle()
      #expect(phone.window.subviews == [a.view])
    }
  }
}

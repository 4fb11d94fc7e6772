import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Showing in context, segues and the ways to make a controller.
  @MainActor
  struct ShowTests {
    private let a = A()
    private let b = B()
    private let phone = Phone()

    // DOC (show): the nearest container that has a meaning for it, or else a presentation.
    @Test func showPushesOrPresents() {
      let navigation = UINavigationController(rootViewController: a)
      phone.show(navigation)
      let child = C()
      a.addChild(child)
      child.show(b, sender: nil)
      #expect(navigation.topViewController === b && b.presentingViewController == nil)
      phone.show(C())
      phone.window.rootViewController?.show(P(), sender: nil)
      let shown = phone.window.rootViewController?.presentedViewController
      phone.runtime.turn()
      #expect(shown is P && shown?.transitionCoordinator?.isAnimated == true)
    }

    // DOC (showDetailViewController): a split view's last column, or else a presentation.
    @Test func detailGoesToTheSplitViewOrIsPresented() {
      phone.show(a)
      a.showDetailViewController(b, sender: nil)
      #expect(a.presentedViewController === b)
      phone.runtime.turn()
      #expect(b.transitionCoordinator?.isAnimated == true)
      let split = UISplitViewController(style: .doubleColumn)
      let list = C()
      split.setViewController(list, for: .primary)
      phone.show(split)
      let detail = P()
      list.showDetailViewController(detail, sender: nil)
      phone.runtime.settle()
      #expect(split.viewController(for: .secondary) === detail && detail.view.window != nil)
    }

    @Test func segueWithoutAStoryboardIsAFault() {
      _ = Phone()
      a.performSegue(withIdentifier: "next", sender: nil)
      #expect(
        Runtime.current.fault?.reason == "Receiver (<A>) has no segue with identifier 'next'"
      )
      #expect(a.shouldPerformSegue(withIdentifier: "next", sender: nil))
    }

    @Test func controllerKnowsItsNib() {
      let screen = A(nibName: "Inbox", bundle: .main)
      #expect(screen.nibName == "Inbox" && screen.nibBundle === Bundle.main)
      #expect(A().nibName == nil && A().nibBundle == nil)
    }

    // Archives are not read, yet what comes out of one works.
    @Test func containersFromAnArchiveWork() throws {
      let archive = NSKeyedArchiver(requiringSecureCoding: false)
      let navigation = try #require(UINavigationController(coder: archive))
      let tabs = try #require(UITabBarController(coder: archive))
      let pages = try #require(UIPageViewController(coder: archive))
      let window = try #require(UIWindow(coder: archive))
      navigation.viewControllers = [a]
      tabs.viewControllers = [navigation]
      #expect(navigation.navigationBar.topItem === a.navigationItem)
      #expect(navigation.interactivePopGestureRecognizer?.delegate != nil)
      #expect(tabs.tabBar.items == [a.tabBarItem] && window.isHidden)
      #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
      #expect(UISplitViewController(coder: archive)?.style == .unspecified)
      #expect(UIActivityViewController(coder: archive) != nil && A(coder: archive) != nil)
    }

    @Test func sizeOfAChildIsItsParents() {
      let size = CGSize(width: 3, height: 4)
      #expect(a.size(forChildContentContainer: b, withParentContainerSize: size) == size)
      #expect(a.preferredContentSize == .zero && a.additionalSafeAreaInsets == .zero)
      #expect(!a.modalPresentationCapturesStatusBarAppearance)
      #expect(!a.providesPresentationContextTransitionStyle)
    }

    // DOC (next): the view's superview, or the presenter of a presented controller.
    @Test func presenterFollowsAPresentedController() {
      phone.show(a)
      a.present(b, animated: false)
      #expect(b.next === a, "its view is not there yet")
      phone.runtime.settle()
      #expect(b.next === b.view.superview && b.view.superview != nil)
    }

    @Test func orientationsAreOneOrTheOther() {
      let upright: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown]
      let lying: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight]
      #expect(upright.allSatisfy { $0.isPortrait && !$0.isLandscape })
      #expect(lying.allSatisfy { $0.isLandscape && !$0.isPortrait })
      #expect(!UIInterfaceOrientation.unknown.isPortrait)
      #expect(!UIInterfaceOrientation.unknown.isLandscape)
    }
  }
}

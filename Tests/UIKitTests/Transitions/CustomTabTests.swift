import Testing
import UIKit

extension OneWorld {
  /// Changes of tabs that the tab bar's delegate animates.
  ///
  /// DOC (UITabBarControllerDelegate): the pair of methods. The order is that of a plain change (LOG).
  @MainActor
  struct CustomTabTests {
    private let a = A()
    private let b = B()
    private let tabs = UITabBarController()
    private let director = Director()
    private let phone: Phone

    init() {
      tabs.viewControllers = [a, b]
      phone = Phone(showing: tabs)
      tabs.delegate = director
    }

    @Test func changeInCodeRunsTheAnimation() {
      #expect(
        phone.log { tabs.selectedIndex = 1 } == [
          "Director.animationController(A, B)", "B.loadView", "B.viewDidLoad",
          "B.viewWillAppear", "A.viewWillDisappear", "Fade.animateTransition",
          "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
          "Fade.animationEnded(true)",
        ]
      )
      #expect(phone.runtime.now == .milliseconds(200) && b.view.window != nil)
    }

    @Test func tapRunsTheAnimation() {
      let log = phone.log { tabs.userTapTab(at: 1) }
      #expect(log.contains("Fade.animateTransition") && tabs.selectedViewController === b)
    }

    @Test func withoutAnAnimationTheChangeIsMadeAtOnce() {
      director.animator = nil
      tabs.selectedIndex = 1
      phone.runtime.turn()
      #expect(b.view.window != nil && tabs.transitionCoordinator == nil)
    }

    @Test func cancelledChangeSelectsTheOldTab() {
      let finger = UIPercentDrivenInteractiveTransition()
      director.interaction = finger
      tabs.selectedIndex = 1
      phone.runtime.settle()
      #expect(tabs.transitionCoordinator?.isInteractive == true)
      finger.update(0.5)
      finger.cancel()
      phone.runtime.settle()
      #expect(tabs.selectedViewController === a && tabs.selectedIndex == 0)
      #expect(a.view.window != nil && b.view.window == nil)
    }

    @Test func replacedTabsAreNotAnimated() {
      let log = phone.log { tabs.viewControllers = [P()] }
      #expect(!log.contains("Fade.animateTransition"))
    }
  }
}

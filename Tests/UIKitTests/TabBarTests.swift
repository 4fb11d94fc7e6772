import Foundation
import Testing
import UIKit

extension OneWorld {
  /// "Tab bar" of the list of behaviours.
  @MainActor
  struct TabBarTests {
    private final class Judge: NSObject, UITabBarControllerDelegate {
      var lets = true

      func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
      ) -> Bool { lets }
    }

    private let a = A()
    private let b = B()
    private let tabs = UITabBarController()
    private let judge = Judge()
    private let phone: Phone

    init() {
      tabs.viewControllers = [a, b]
      phone = Phone(showing: tabs)
      tabs.delegate = judge
    }

    // LOG: only the selected tab's view loads; setting `viewControllers` selects 0.
    @Test func onlyTheFirstTabLoads() {
      #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a)
      #expect(a.isViewLoaded && !b.isViewLoaded)
    }

    // LOG: the order of a switch is not that of a push.
    @Test func switchSendsItsCallbacksInOrder() {
      #expect(
        phone.log { tabs.selectedIndex = 1 } == [
          "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
          "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
        ]
      )
      #expect(tabs.selectedViewController === b)
    }

    // DOC: `shouldSelect`/`didSelect` for the user's taps only.
    @Test func selectionInCodeTellsNobody() {
      #expect(!phone.log { tabs.selectedViewController = b }.contains { $0.hasPrefix("Judge") })
    }

    @Test func tapAsksAndTells() {
      let log = phone.log { tabs.userTapTab(at: 1) }
      #expect(
        log.filter { $0.hasPrefix("Judge") } == ["Judge.shouldSelect(B)", "Judge.didSelect(B)"]
      )
    }

    @Test func refusedTapSelectsNothing() {
      judge.lets = false
      #expect(phone.log { tabs.userTapTab(at: 1) } == ["Judge.shouldSelect(B)"])
      #expect(tabs.selectedIndex == 0)
    }

    // DOC: a repeated tap on the selected tab included.
    @Test func repeatedTapAsksAndTells() {
      #expect(
        phone.log { tabs.userTapTab(at: 0) } == ["Judge.shouldSelect(A)", "Judge.didSelect(A)"]
      )
    }

    // LOG: that repeated tap pops its navigation controller to the root.
    @Test func repeatedTapPopsToTheRoot() {
      let root = C()
      let navigation = UINavigationController(rootViewController: root)
      tabs.viewControllers = [navigation, b]
      phone.runtime.settle()
      navigation.pushViewController(P(), animated: true)
      phone.runtime.settle()
      tabs.userTapTab(at: 0)
      phone.runtime.settle()
      #expect(navigation.viewControllers == [root])
    }

    @Test func tabsKeepTheirStacks() {
      let navigation = UINavigationController(rootViewController: C())
      tabs.viewControllers = [navigation, b]
      navigation.pushViewController(P(), animated: true)
      phone.runtime.settle()
      tabs.selectedIndex = 1
      phone.runtime.settle()
      navigation.popViewController(animated: true)
      let log = phone.log { tabs.selectedIndex = 0 }
      #expect(navigation.viewControllers.count == 1)
      #expect(log.contains("C.viewDidAppear"))
    }

    // DOC: more than five: `selectedIndex` is NSNotFound while the More controller is selected.
    @Test func moreControllerHasNoIndex() {
      tabs.viewControllers = (0..<6).map { _ in A() }
      tabs.selectedViewController = tabs.moreNavigationController
      #expect(tabs.selectedIndex == NSNotFound)
      tabs.viewControllers = [a, b]
      tabs.selectedViewController = tabs.moreNavigationController
      #expect(tabs.selectedViewController === a && phone.runtime.fault != nil)
    }

    // DOC: pushing a tab bar controller is forbidden by the documentation and tolerated by the runtime.
    @Test func pushedTabBarControllerIsTolerated() {
      let navigation = UINavigationController(rootViewController: C())
      let phone = Phone(showing: navigation)
      navigation.pushViewController(tabs, animated: true)
      phone.runtime.settle()
      #expect(phone.runtime.fault == nil)
      #expect(a.tabBarController === tabs && a.navigationController === navigation)
    }

    // SRC: a navigation controller without an item of its own has its root's.
    @Test func navigationControllerTakesItsTabFromItsRoot() {
      a.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 7)
      let navigation = UINavigationController(rootViewController: a)
      #expect(navigation.tabBarItem.tag == 7)
      navigation.tabBarItem = UITabBarItem(title: "Start", image: nil, tag: 8)
      #expect(navigation.tabBarItem.tag == 8 && a.tabBarItem.tag == 7)
    }

    @Test func takenTabIsSelectedNoLonger() {
      _ = UINavigationController(rootViewController: a)
      phone.runtime.settle()
      #expect(tabs.viewControllers == [b] && tabs.selectedViewController === b)
      #expect(b.view.window != nil)
    }

    @Test func delegateIsNotOwned() {
      weak var owned: Judge?
      do {
        let judge = Judge()
        owned = judge
        tabs.delegate = judge
      }
      #expect(owned == nil)
    }
  }
}

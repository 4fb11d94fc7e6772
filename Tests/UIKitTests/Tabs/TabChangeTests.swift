import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Changes of a tab bar's tabs, and what stands in the bar.
  @MainActor
  struct TabChangeTests {
    private let a = A()
    private let b = B()
    private let c = C()
    private let tabs = UITabBarController()
    private let phone: Phone

    init() {
      tabs.viewControllers = [a, b]
      phone = Phone(showing: tabs)
    }

    // DOC (viewControllers): the selected one stays selected if it is among the new ones.
    @Test func selectedTabStaysSelected() {
      tabs.selectedIndex = 1
      phone.runtime.settle()
      #expect(
        phone.log { tabs.setViewControllers([c, b], animated: true) } == [
          "A.willMove(toParent: nil)", "A.didMove(toParent: nil)",
          "C.willMove(toParent: UITabBarController)", "C.didMove(toParent: UITabBarController)",
        ]
      )
      #expect(tabs.selectedViewController === b && b.view.window != nil && a.view.window == nil)
      #expect(tabs.tabBar.items == [c, b].compactMap(\.tabBarItem))
      #expect(tabs.tabBar.selectedItem === b.tabBarItem)
    }

    @Test func tabsAreReplacedWithoutAnimation() {
      tabs.viewControllers = [c]
      #expect(tabs.transitionCoordinator == nil)
      phone.runtime.turn()
      #expect(c.transitionCoordinator == nil && c.view.window != nil)
    }

    @Test func removedTabGoesAndTheFirstComes() {
      #expect(
        phone.log { tabs.viewControllers = [b] } == [
          "A.willMove(toParent: nil)", "A.viewWillDisappear", "A.viewDidDisappear",
          "A.didMove(toParent: nil)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
          "B.viewIsAppearing", "B.viewDidAppear",
        ]
      )
      #expect(a.view.window == nil && b.view.window != nil)
      tabs.viewControllers = nil
      phone.runtime.settle()
      #expect(tabs.viewControllers == [] && b.view.window == nil)
      #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    }

    @Test func takenTabLeavesTheOthersAlone() {
      tabs.viewControllers = [a, b, c]
      tabs.selectedIndex = 2
      phone.runtime.settle()
      _ = UINavigationController(rootViewController: a)
      phone.runtime.settle()
      #expect(tabs.viewControllers == [b, c] && tabs.selectedViewController === c)
    }

    @Test func strangersAndPlacesThatAreNotThereAreNotSelected() {
      tabs.selectedIndex = 7
      tabs.selectedViewController = nil
      #expect(tabs.selectedIndex == 0 && phone.runtime.fault == nil)
      tabs.selectedViewController = c
      #expect(tabs.selectedIndex == 0 && phone.runtime.fault?.reason.contains("selected") == true)
    }

    @Test func switchIsDoneAtOnce() {
      tabs.selectedIndex = 1
      phone.runtime.turn()
      #expect(b.view.window != nil && phone.runtime.isSettled)
    }

    @Test func tabThatIsLeftEndsItsPush() {
      let navigation = UINavigationController(rootViewController: c)
      tabs.viewControllers = [navigation, b]
      phone.runtime.settle()
      navigation.pushViewController(P(), animated: true)
      phone.runtime.turn()
      tabs.selectedIndex = 1
      phone.runtime.turn()
      #expect(navigation.transitionCoordinator == nil && navigation.viewControllers.count == 2)
      #expect(phone.runtime.isSettled)
    }

    @Test func repeatedTapPopsAnimated() {
      let navigation = UINavigationController(rootViewController: c)
      navigation.pushViewController(P(), animated: false)
      tabs.viewControllers = [navigation, b]
      phone.runtime.settle()
      tabs.userTapTab(at: 0)
      phone.runtime.turn()
      #expect(navigation.transitionCoordinator?.isAnimated == true)
      phone.runtime.settle()
      tabs.userTapTab(at: 1)
      tabs.userTapTab(at: -1)
      phone.runtime.settle()
      #expect(tabs.selectedIndex == 1)
    }

    @Test func itemsAreMadeAsAskedFor() {
      let (image, chosen) = (UIImage(), UIImage())
      let tagged = UITabBarItem(title: "Home", image: image, tag: 3)
      let pair = UITabBarItem(title: "Inbox", image: image, selectedImage: chosen)
      let system = UITabBarItem(tabBarSystemItem: .favorites, tag: 5)
      #expect(tagged.title == "Home" && tagged.image === image && tagged.tag == 3)
      #expect(pair.title == "Inbox" && pair.image === image && pair.selectedImage === chosen)
      #expect(system.title == "Favorites" && system.tag == 5 && pair.tag == 0)
      #expect(tabs.tabBar.isTranslucent && pair.isEnabled)
    }

    // DOC (UITabBarControllerDelegate): without the methods every tap selects.
    @Test func delegateWithoutMethodsRefusesNothing() {
      final class Silent: NSObject, UITabBarControllerDelegate {}
      let silent = Silent()
      tabs.delegate = silent
      tabs.userTapTab(at: 1)
      phone.runtime.settle()
      #expect(tabs.selectedIndex == 1 && b.view.window != nil)
    }
  }
}

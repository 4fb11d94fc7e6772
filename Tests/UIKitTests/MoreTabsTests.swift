import Foundation
import Testing
import UIKit

extension OneWorld {
  /// "Tab bar": more than five tabs.
  @MainActor
  struct MoreTabsTests {
    private let screens: [UIViewController]
    private let tabs = UITabBarController()
    private let phone: Phone

    init() {
      screens = [A(), B(), C(), P(), Screen(), UINavigationController(rootViewController: A())]
      for (number, screen) in screens.enumerated() { screen.title = "Tab \(number)" }
      tabs.viewControllers = screens
      phone = Phone(showing: tabs)
    }

    private var list: UITableView? {
      (tabs.moreNavigationController.viewControllers.first as? UITableViewController)?.tableView
    }

    // DOC (UITabBarController): the bar shows four and the More item, whose list has the rest.
    @Test func barHasFourAndMore() {
      #expect(tabs.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
      #expect(tabs.viewControllers == screens)
      tabs.userTapTab(at: 4)
      phone.runtime.settle()
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
      #expect(list?.visibleCells.map { $0.textLabel?.text } == ["Tab 4", "Tab 5"])
      #expect(list?.window != nil && screens[0].view.window == nil)
      tabs.userTapTab(at: 5)
      #expect(tabs.selectedIndex == NSNotFound, "the bar has no sixth place")
    }

    // MEM: choosing a row pushes that tab's controller; it stays a tab. What `selectedIndex` gives
    // meanwhile is open.
    @Test func listLeadsToTheSixthTab() {
      tabs.userTapTab(at: 4)
      phone.runtime.settle()
      list?.userSelectRow(at: [0, 1])
      phone.runtime.settle()
      let sixth = screens[5]
      #expect(sixth.view.window != nil && sixth.tabBarController === tabs)
      #expect(tabs.moreNavigationController.topViewController === sixth)
      #expect(tabs.selectedViewController === sixth && tabs.selectedIndex == 5)
      #expect(tabs.viewControllers == screens)
      tabs.moreNavigationController.userTappedBack()
      phone.runtime.settle()
      #expect(tabs.selectedIndex == NSNotFound && list?.window != nil)
      #expect(sixth.parent === tabs && tabs.viewControllers == screens)
    }

    // DOC (selectedViewController): also one that the More controller manages can be selected.
    @Test(arguments: [true, false]) func codeSelectsTheSixthTab(byIndex: Bool) {
      if byIndex { tabs.selectedIndex = 5 } else { tabs.selectedViewController = screens[5] }
      phone.runtime.settle()
      #expect(screens[5].view.window != nil && tabs.selectedIndex == 5)
      tabs.selectedIndex = 4
      phone.runtime.settle()
      #expect(tabs.selectedViewController === screens[4] && screens[4].view.window != nil)
      #expect(screens[5].parent === tabs && screens[5].view.window == nil)
      tabs.selectedIndex = 1
      phone.runtime.settle()
      #expect(tabs.selectedIndex == 1 && screens[1].view.window != nil)
    }

    // LOG: the repeated tap pops to the root, here the list.
    @Test func repeatedTapOnMoreShowsTheList() {
      tabs.selectedIndex = 5
      phone.runtime.settle()
      tabs.userTapTab(at: 4)
      phone.runtime.settle()
      #expect(tabs.selectedIndex == NSNotFound && list?.window != nil)
    }

    @Test func selectingTheShownTabAgainChangesNothing() {
      tabs.selectedIndex = 5
      phone.runtime.settle()
      #expect(phone.log { tabs.selectedIndex = 5 } == [])
      #expect(tabs.moreNavigationController.viewControllers.count == 2)
    }

    @Test func fiveTabsNeedNoMore() {
      tabs.selectedIndex = 5
      phone.runtime.settle()
      tabs.viewControllers = Array(screens.prefix(5))
      phone.runtime.settle()
      #expect(tabs.tabBar.items?.count == 5 && tabs.selectedIndex == 0)
      #expect(screens[5].parent == nil && screens[0].view.window != nil)
      tabs.userTapTab(at: 4)
      phone.runtime.settle()
      #expect(tabs.selectedViewController === screens[4] && screens[4].view.window != nil)
    }

    // DOC (customizableViewControllers): setting the tabs sets it to all of them.
    @Test func customizableControllersAreKept() {
      #expect(tabs.customizableViewControllers == screens)
      tabs.customizableViewControllers = [screens[0]]
      #expect(tabs.customizableViewControllers == [screens[0]])
    }

    @Test func moreControllerDoesNotKeepItsTabBarController() {
      weak var freed: UITabBarController?
      do {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<6).map { _ in C() }
        tabs.selectedIndex = 5
        freed = tabs
        phone.show(tabs)
      }
      phone.show(C())
      #expect(freed == nil)
    }
  }
}

import Foundation
import Testing
import UIKit

extension OneWorld {
  /// Bars and what stands in them.
  @MainActor
  struct BarItemTests {
    private let first = UIBarButtonItem(title: "First")
    private let second = UIBarButtonItem(title: "Second")

    // DOC (UINavigationItem): the single item is the first of the several.
    @Test func singleItemIsTheFirstOfSeveral() {
      let item = UINavigationItem(title: "Inbox")
      item.leftBarButtonItems = [first, second]
      item.rightBarButtonItems = [second, first]
      #expect(item.leftBarButtonItem === first && item.rightBarButtonItem === second)
      item.leftBarButtonItem = second
      item.rightBarButtonItem = nil
      #expect(item.leftBarButtonItems == [second] && item.rightBarButtonItems == nil)
    }

    @Test func animatedSettersSet() {
      let (item, toolbar) = (UINavigationItem(title: "Inbox"), UIToolbar())
      item.setLeftBarButton(first, animated: true)
      item.setRightBarButton(second, animated: true)
      #expect(item.leftBarButtonItems == [first] && item.rightBarButtonItems == [second])
      item.setLeftBarButtonItems([second], animated: true)
      item.setRightBarButtonItems([first], animated: true)
      #expect(item.leftBarButtonItem === second && item.rightBarButtonItem === first)
      item.setHidesBackButton(true, animated: true)
      toolbar.setItems([first], animated: true)
      #expect(item.hidesBackButton && toolbar.items == [first] && item.title == "Inbox")
      let screen = A()
      screen.setToolbarItems([first], animated: true)
      #expect(screen.toolbarItems == [first])
      screen.toolbarItems = [second]
      #expect(screen.toolbarItems == [second])
    }

    // DOC (primaryAction): an action gives its title and image, where it has any.
    @Test func actionGivesItsLooks() {
      let (image, other) = (UIImage(), UIImage())
      let item = UIBarButtonItem(title: "Save", image: image)
      #expect(item.title == "Save" && item.image === image)
      item.primaryAction = UIAction { _ in }
      #expect(item.title == "Save" && item.image === image, "it has none")
      item.primaryAction = UIAction(title: "Keep", image: other) { _ in }
      #expect(item.title == "Keep" && item.image === other)
      item.primaryAction = nil
      #expect(item.title == "Keep")
    }

    @Test func itemsAreMadeAsAskedFor() {
      let menu = UIMenu(children: [])
      let view = UIView()
      let done = UIBarButtonItem(systemItem: .done, menu: menu)
      #expect(done.systemItem == .done && done.style == .done && done.menu === menu)
      #expect(UIBarButtonItem(systemItem: .add).style == .plain)
      #expect(UIBarButtonItem(title: "More", menu: menu).menu === menu)
      #expect(UIBarButtonItem(customView: view).customView === view)
      #expect(UIBarButtonItem.fixedSpace(8).width == 8)
      #expect(UIBarButtonItem.fixedSpace(8).systemItem == .fixedSpace)
      #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
      #expect(first.width == 0 && first.tag == 0 && first.isEnabled && first.systemItem == nil)
    }

    @Test func disabledActionIsNotRun() {
      var taps = 0
      let action = UIAction { _ in taps += 1 }
      let item = UIBarButtonItem(primaryAction: action)
      item.userTap()
      action.attributes = .disabled
      item.userTap()
      #expect(taps == 1)
      first.userTap()
    }

    // DOC (UINavigationBar): an item for each controller of the stack.
    @Test(arguments: [true, false]) func barHasTheItemsOfTheStack(isMadeWithClasses: Bool) {
      let (a, b) = (A(), B())
      let navigation =
        isMadeWithClasses
        ? UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        : UINavigationController(rootViewController: C())
      navigation.viewControllers = [a, b]
      let bar = navigation.navigationBar
      #expect(bar.items == [a.navigationItem, b.navigationItem])
      #expect(bar.topItem === b.navigationItem && bar.backItem === a.navigationItem)
      #expect(navigation.interactivePopGestureRecognizer?.delegate != nil)
      navigation.viewControllers = [a]
      #expect(bar.backItem == nil)
    }

    @Test func barsAreHiddenAndShown() {
      let navigation = UINavigationController()
      #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
      navigation.setNavigationBarHidden(true, animated: true)
      navigation.setToolbarHidden(false, animated: true)
      #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
      navigation.isNavigationBarHidden = false
      #expect(!navigation.navigationBar.isHidden)
    }

    // DOC (tabBarItem, navigationItem): made on demand from the title, and kept.
    @Test func itemsAreMadeOnceFromTheTitle() {
      let screen = A()
      screen.title = "Inbox"
      let (item, tab) = (screen.navigationItem, screen.tabBarItem)
      #expect(item.title == "Inbox" && tab?.title == "Inbox")
      #expect(screen.navigationItem === item && screen.tabBarItem === tab)
    }
  }
}

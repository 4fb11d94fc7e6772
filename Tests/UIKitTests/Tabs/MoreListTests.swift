import Testing
import UIKit

extension OneWorld {
  /// The list behind the More item.
  @MainActor
  struct MoreListTests {
    private let screens = [A(), B(), C(), P(), Screen(), Teller()] as [UIViewController]
    private let tabs = UITabBarController()
    private let phone: Phone

    init() {
      for (number, screen) in screens.enumerated() { screen.title = "Tab \(number)" }
      tabs.viewControllers = screens
      phone = Phone(showing: tabs)
      tabs.userTapTab(at: 4)
      phone.runtime.settle()
    }

    private var more: UINavigationController { tabs.moreNavigationController }

    private var list: UITableView? {
      (more.viewControllers.first as? UITableViewController)?.tableView
    }

    private var rows: [String?]? { list?.visibleCells.map { $0.textLabel?.text } }

    @Test func listIsTitledAndItsRowsLeadOn() {
      #expect(more.topViewController?.title == "More" && more.tabBarItem.tag == 0)
      #expect(more.tabBarItem.title == "More")
      #expect(
        list?.visibleCells.map(\.accessoryType) == [.disclosureIndicator, .disclosureIndicator]
      )
    }

    @Test func rowsBearTheTitlesOfTheTabItems() {
      screens[4].tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
      tabs.selectedIndex = 0
      phone.runtime.settle()
      tabs.userTapTab(at: 4)
      phone.runtime.settle()
      #expect(rows == ["Own", "Tab 5"])
    }

    @Test func chosenRowIsPushedAnimated() {
      list?.userSelectRow(at: [0, 1])
      phone.runtime.turn()
      #expect(more.transitionCoordinator?.isAnimated == true)
      phone.runtime.settle()
      #expect((screens[5] as? Teller)?.news == ["will, animated", "is, animated", "did, animated"])
    }

    // What it hears is open; that it belongs to somebody at each moment is not.
    @Test func tabIsLentToTheMoreControllerAndBack() {
      phone.clear()
      list?.userSelectRow(at: [0, 1])
      phone.runtime.settle()
      more.popViewController(animated: true)
      phone.runtime.settle()
      #expect(
        phone.log.filter { $0.hasPrefix("Teller") && $0.contains("Move") } == [
          "Teller.willMove(toParent: nil)", "Teller.didMove(toParent: nil)",
          "Teller.willMove(toParent: UIMoreNavigationController)",
          "Teller.didMove(toParent: UIMoreNavigationController)",
          "Teller.willMove(toParent: nil)", "Teller.didMove(toParent: nil)",
          "Teller.willMove(toParent: UITabBarController)",
          "Teller.didMove(toParent: UITabBarController)",
        ]
      )
      #expect(screens[5].parent === tabs)
    }

    @Test func changeInCodeIsNotAnimated() {
      tabs.selectedIndex = 5
      phone.runtime.turn()
      #expect(screens[5].view.window != nil && more.transitionCoordinator == nil)
      tabs.selectedIndex = 4
      phone.runtime.turn()
      #expect(screens[4].view.window != nil && more.transitionCoordinator == nil)
      #expect(phone.runtime.isSettled)
    }

    @Test func tabThatIsTakenAwayIsInTheListNoMore() {
      tabs.selectedIndex = 5
      phone.runtime.settle()
      tabs.viewControllers = screens + [UIViewController()]
      phone.runtime.settle()
      #expect(tabs.selectedViewController === more && more.viewControllers.count == 1)
      #expect(screens[5].parent === tabs && rows?.count == 3)
    }

    @Test func moreControllerIsTheTabBarsChild() {
      #expect(more.parent === tabs && more.tabBarController === tabs)
      tabs.viewControllers = Array(screens.prefix(2))
      phone.runtime.settle()
      #expect(tabs.selectedViewController === screens[0] && screens[0].view.window != nil)
    }
  }
}

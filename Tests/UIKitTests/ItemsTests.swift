import Testing
import UIKit

extension OneWorld {
  /// "Items" of the list of behaviours.
  @MainActor
  struct ItemsTests {
    private let a = A()

    // SRC: `navigationItem` is made on demand; `title` feeds it and the tab bar item.
    @Test func titleFeedsBothItems() {
      a.title = "Inbox"
      #expect(a.navigationItem.title == "Inbox" && a.tabBarItem.title == "Inbox")
      a.title = "Mail"
      #expect(a.navigationItem.title == "Mail" && a.tabBarItem.title == "Mail")
      a.navigationItem.title = "Messages"
      #expect(a.title == "Mail" && a.tabBarItem.title == "Mail")
    }

    // SRC: the back label comes from the previous controller.
    @Test func backLabelComesFromTheItemBefore() {
      #expect(a.navigationItem.titleForBackButton == "Back")
      a.title = "Inbox"
      #expect(a.navigationItem.titleForBackButton == "Inbox")
      a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Return")
      #expect(a.navigationItem.titleForBackButton == "Return")
      a.navigationItem.backButtonTitle = "Home"
      #expect(a.navigationItem.titleForBackButton == "Home")
    }

    @Test func barShowsTheItemOfTheTop() {
      let b = B()
      let navigation = UINavigationController(rootViewController: a)
      navigation.pushViewController(b, animated: false)
      #expect(navigation.navigationBar.topItem === b.navigationItem)
      #expect(navigation.navigationBar.backItem === a.navigationItem)
    }

    @Test func itemTakesItsLooksFromItsAction() {
      let item = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in })
      #expect(item.title == "Save")
    }

    @Test func tapRunsTheActionOfAnEnabledItem() {
      var taps = 0
      let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
      item.userTap()
      item.isEnabled = false
      item.userTap()
      #expect(taps == 1)
    }
  }
}

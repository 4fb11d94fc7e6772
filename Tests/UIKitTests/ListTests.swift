import Foundation
import Testing
import UIKit

extension OneWorld {
  /// What lists have beside a table's own: controllers, snapshots, swipes, search.
  @MainActor
  struct ListTests {
    private final class Names: UITableViewController {
      var selected: [Int] = []
      var deleted: [Int] = []

      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { 2 }

      override func tableView(
        _ tableView: UITableView,
        didSelectRowAt indexPath: IndexPath
      ) { selected.append(indexPath.row) }

      override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self.deleted.append(indexPath.row)
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
    }

    @Test func tableControllerIsItsTablesDataSourceAndDelegate() {
      let names = Names(style: .plain)
      _ = Phone(showing: names)
      #expect(names.tableView.visibleCells.count == 2)
      names.tableView.userSelectRow(at: [0, 1])
      #expect(names.selected == [1])
    }

    @Test func tableControllerTakesTheSelectionAwayWhenItComesBack() {
      let names = Names(style: .plain)
      let navigation = UINavigationController(rootViewController: names)
      let phone = Phone(showing: navigation)
      names.tableView.userSelectRow(at: [0, 0])
      navigation.pushViewController(A(), animated: true)
      phone.runtime.settle()
      #expect(names.tableView.indexPathForSelectedRow != nil)
      navigation.popViewController(animated: true)
      phone.runtime.settle()
      #expect(names.tableView.indexPathForSelectedRow == nil)
    }

    @Test func swipeOverARowDoesWhatIsChosen() {
      let names = Names(style: .plain)
      _ = Phone(showing: names)
      names.tableView.userSwipeRow(at: [0, 1], choosing: "Archive")
      #expect(names.deleted == [])
      names.tableView.userSwipeRow(at: [0, 1], choosing: "Delete")
      #expect(names.deleted == [1])
    }

    @Test func snapshotIsWhatTheTableShows() {
      let a = A()
      let phone = Phone(showing: a)
      let table = UITableView()
      a.view.addSubview(table)
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = name
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([1, 2])
      snapshot.appendItems(["Ada", "Grace"], toSection: 1)
      snapshot.appendItems(["Mary"])
      snapshot.deleteItems(["Ada"])
      source.apply(snapshot)
      phone.runtime.settle()
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["Grace", "Mary"])
      #expect(source.itemIdentifier(for: [1, 0]) == "Mary")
      #expect(source.itemIdentifier(for: [1, 1]) == nil)
    }

    @Test func typingInASearchBarTellsTheUpdater() {
      final class Updater: NSObject, UISearchResultsUpdating {
        var texts: [String?] = []
        func updateSearchResults(for searchController: UISearchController) {
          texts.append(searchController.searchBar.text)
        }
      }
      let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
      search.searchResultsUpdater = updater
      search.searchBar.searchTextField.userType("a")
      search.searchBar.searchTextField.userType("ad")
      #expect(search.isActive && updater.texts == ["a", "ad"])
    }

    @Test func pagesFollowTheUsersSwipes() {
      final class Book: NSObject, UIPageViewControllerDataSource {
        let pages = [A(), B()] as [UIViewController]
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
      }
      let book = Book()
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      let phone = Phone(showing: pages)
      #expect(
        phone.log { pages.userSwipe(.forward) } == [
          "B.willMove(toParent: UIPageViewController)", "B.didMove(toParent: UIPageViewController)",
          "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
          "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
          "A.willMove(toParent: nil)", "A.didMove(toParent: nil)",
        ]
      )
      #expect(pages.viewControllers == [book.pages[1]])
      #expect(phone.log { pages.userSwipe(.forward) } == [])
    }
  }
}

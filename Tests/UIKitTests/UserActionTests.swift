import Foundation
import Testing
import UIKit

extension OneWorld {
  /// What a user's hand does to controls, rows and search bars.
  @MainActor
  struct UserActionTests {
    private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
      var names = ["Ada", "Grace"]
      var style = UITableViewCell.EditingStyle.delete
      var canEdit = true

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }

      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }

      func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { canEdit }

      func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt path: IndexPath
      ) -> UITableViewCell.EditingStyle { style }

      func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt path: IndexPath
      ) {
        names.remove(at: path.row)
        tableView.deleteRows(at: [path], with: .automatic)
      }
    }

    private final class Searcher: NSObject, UISearchBarDelegate {
      var events: [String] = []

      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("begin") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { events.append("end") }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { events.append("cancel") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        events.append(searchText)
      }
    }

    private func changes(of control: UIControl, during body: () -> Void) -> Int {
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      body()
      return count
    }

    // MEM: a value stays between its limits, and code tells nobody.
    @Test func sliderMovesBetweenItsLimits() {
      let slider = UISlider()
      let told = changes(of: slider) {
        slider.setValue(0.25, animated: true)
        slider.userMove(to: 2)
        slider.isEnabled = false
        slider.userMove(to: 0.5)
      }
      #expect(told == 1 && slider.value == 1)
    }

    @Test func stepperGoesByItsStep() {
      let stepper = UIStepper()
      stepper.stepValue = 5
      let told = changes(of: stepper) {
        stepper.userStep(3)
        stepper.userStep(-1)
        stepper.isHidden = true
        stepper.userStep(1)
      }
      #expect(told == 2 && stepper.value == 10)
    }

    // DOC (UIRefreshControl): the pull begins the refreshing, the app ends it.
    @Test func pullRefreshesOnceUntilTheAppEndsIt() {
      let (table, refresh) = (UITableView(), UIRefreshControl())
      #expect(!table.userPullToRefresh(), "there is nothing to pull")
      table.refreshControl = refresh
      let told = changes(of: refresh) {
        #expect(table.userPullToRefresh() && refresh.isRefreshing)
        #expect(!table.userPullToRefresh())
        refresh.endRefreshing()
        #expect(table.userPullToRefresh())
      }
      #expect(told == 2)
      refresh.endRefreshing()
      table.isHidden = true
      #expect(!table.userPullToRefresh())
    }

    // DOC (tableView(_:commit:forRowAt:)): a swipe uncovers "Delete", which commits the deletion.
    @Test func swipeUncoversDelete() {
      let (table, names) = (UITableView(), Names())
      (table.dataSource, table.delegate) = (names, names)
      #expect(!table.userSwipeRow(at: [0, 0], choosing: "Archive"))
      #expect(table.userSwipeRow(at: [0, 0], choosing: "Delete"))
      #expect(names.names == ["Grace"])
      #expect(!table.userSwipeRow(at: [0, 1], choosing: "Delete"), "there is no such row")
      names.style = .none
      #expect(!table.userDeleteRow(at: [0, 0]))
      (names.style, names.canEdit) = (.delete, false)
      #expect(!table.userDeleteRow(at: [0, 0]))
      #expect(names.names == ["Grace"])
    }

    // DOC: without that method there is no "Delete".
    @Test func nothingIsDeletedWithoutTheMethodForIt() {
      final class Numbers: UITableViewController {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
          1
        }
      }
      let numbers = Numbers(style: .plain)
      _ = Phone(showing: numbers)
      #expect(!numbers.tableView.userDeleteRow(at: [0, 0]))
      #expect(numbers.tableView.trailingSwipeTitles(at: [0, 0]) == [])
    }

    @Test func searchBarTellsItsDelegate() {
      let (bar, searcher) = (UISearchBar(), Searcher())
      bar.delegate = searcher
      bar.userTappedSearch()
      bar.userTappedCancel()
      #expect(searcher.events == [], "nobody is typing, and there is no such button")
      bar.showsCancelButton = true
      bar.userType("ada")
      bar.userTappedSearch()
      bar.userTappedCancel()
      #expect(searcher.events == ["begin", "ada", "search", "cancel"])
      bar.searchTextField.resignFirstResponder()
      #expect(searcher.events.last == "end")
    }

    // MEM: the search controller's cancel button empties the bar and ends the search.
    @Test func cancelEndsTheSearch() {
      let (search, searcher) = (UISearchController(searchResultsController: nil), Searcher())
      search.searchBar.delegate = searcher
      search.searchBar.userType("ada")
      #expect(search.isActive)
      search.searchBar.userTappedCancel()
      #expect(!search.isActive && search.searchBar.text == "")
      #expect(searcher.events == ["begin", "ada", "cancel", "end"])
    }
  }
}

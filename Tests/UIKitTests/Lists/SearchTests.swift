import Testing
import UIKit

extension OneWorld {
  /// Search bars and search controllers.
  @MainActor
  struct SearchTests {
    private final class Searcher: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
      var events: [String] = []

      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { events.append("cancel") }
      func updateSearchResults(for controller: UISearchController) {
        events.append("\(controller.isActive) \(controller.searchBar.text ?? "nil")")
      }
    }

    private let searcher = Searcher()

    @Test func barSpeaksForItsField() {
      let bar = UISearchBar()
      (bar.text, bar.placeholder) = ("ada", "Name")
      #expect(bar.searchTextField.text == "ada" && bar.searchTextField.placeholder == "Name")
      bar.searchTextField.text = "grace"
      #expect(bar.text == "grace" && bar.placeholder == "Name")
      #expect(bar.searchTextField.superview === bar)
      #expect(UISearchBar(coder: NSCoder())?.subviews.count == 1)
    }

    // DOC (updateSearchResults(for:)): whenever the text changes or the search begins or ends.
    @Test func updaterHearsOfEveryChange() {
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = searcher
      search.searchBar.userType("a")
      search.searchBar.userType("ad")
      search.isActive = true
      search.searchBar.userTappedCancel()
      #expect(searcher.events == ["true a", "true ad", "false "])
      #expect(!search.searchBar.searchTextField.isEditing)
    }

    @Test func codeBeginsAndEndsTheSearch() {
      let search = UISearchController(searchResultsController: A())
      search.searchResultsUpdater = searcher
      search.isActive = true
      search.isActive = false
      #expect(searcher.events == ["true ", "false "] && search.searchResultsController is A)
    }

    @Test func cancelButtonIsThereDuringASearchOrWhenShown() {
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.delegate = searcher
      search.searchBar.userTappedCancel()
      #expect(searcher.events == [])
      search.isActive = true
      search.searchBar.isHidden = true
      search.searchBar.userTappedCancel()
      #expect(searcher.events == [] && search.isActive)
      search.searchBar.isHidden = false
      search.searchBar.userTappedCancel()
      #expect(searcher.events == ["cancel"] && !search.isActive)
      search.searchBar.showsCancelButton = true
      search.searchBar.userTappedCancel()
      #expect(searcher.events == ["cancel", "cancel"])
    }

    @Test func searchIsFreedWithItsBar() {
      weak var (lost, gone, left): (UISearchController?, UISearchBar?, UISearchTextField?)
      do {
        let search = UISearchController(searchResultsController: nil)
        (lost, gone, left) = (search, search.searchBar, search.searchBar.searchTextField)
        search.searchBar.userType("ada")
        search.searchBar.searchTextField.resignFirstResponder()
      }
      #expect(lost == nil && gone == nil && left == nil)
    }

    @Test func barOutlivesItsSearch() {
      weak var lost: UISearchController?
      let bar: UISearchBar
      do {
        let search = UISearchController(searchResultsController: nil)
        (lost, bar) = (search, search.searchBar)
      }
      #expect(lost == nil)
      bar.userType("ada")
      #expect(bar.text == "ada")
    }
  }
}

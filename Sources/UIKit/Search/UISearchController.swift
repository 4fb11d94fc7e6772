public import Foundation

/// A controller that shows a search bar and tells of what the user searches for.
@MainActor
open class UISearchController: UIViewController {
  /// The bar that the user types in.
  open private(set) var searchBar = UISearchBar()

  /// Who is told of each change.
  ///
  /// It is not owned.
  weak open var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The controller that shows the results, or nil for the one that is searched.
  open private(set) var searchResultsController: UIViewController?

  /// A Boolean value that tells whether the content is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true

  /// A Boolean value that tells whether the navigation bar goes during a search.
  open var hidesNavigationBarDuringPresentation = true

  /// A Boolean value that tells whether the user searches.
  ///
  /// On a device, being active presents the controller; here nothing is presented.
  open var isActive = false {
    didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
  }

  /// Makes a search controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a search controller from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchBar.searchController = self
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.textChanged() },
      for: .editingChanged
    )
  }

  /// The user gives up: the text goes, and the content is all there again.
  func endSearch() {
    searchBar.text = ""
    searchBar.searchTextField.resignFirstResponder()
    isActive = false
  }

  private func textChanged() {
    guard isActive else { return isActive = true }
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

public import Foundation

/// Who is told of what the user searches for.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The user searches for something else.
  func updateSearchResults(for searchController: UISearchController)
}

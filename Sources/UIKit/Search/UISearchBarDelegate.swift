public import Foundation

/// Who is told of what the user does in a search bar.
///
/// All of it is optional.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// The user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
  /// Stands for a method that the delegate does not have.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}

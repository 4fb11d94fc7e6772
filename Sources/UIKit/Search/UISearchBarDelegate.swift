public import Foundation

/// Who is told of what the user does in a search bar.
///
/// All of it is optional.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// The user has begun to type.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// The user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// The user has stopped typing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The user has pressed the keyboard's search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The user has tapped the button that ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Stands for a method that the delegate does not have.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Stands for a method that the delegate does not have.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Stands for a method that the delegate does not have.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Stands for a method that the delegate does not have.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Stands for a method that the delegate does not have.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

public import Foundation

/// A bar with a field to search in.
@MainActor
open class UISearchBar: UIView {
  /// The field of the bar.
  open private(set) var searchTextField = UISearchTextField()

  /// Who is told of what the user does in the bar.
  ///
  /// It is not owned.
  weak open var delegate: (any UISearchBarDelegate)?

  /// A Boolean value that tells whether the bar has a button that ends the search.
  open var showsCancelButton = false

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What stands in the empty field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The search controller whose bar this is.
  weak var searchController: UISearchController?

  /// Makes a bar with a rectangle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(searchTextField)
    tell(of: .editingDidBegin) { $0.delegate?.searchBarTextDidBeginEditing($0) }
    tell(of: .editingChanged) { $0.delegate?.searchBar($0, textDidChange: $0.text ?? "") }
    tell(of: .editingDidEnd) { $0.delegate?.searchBarTextDidEndEditing($0) }
  }

  private func tell(
    of event: UIControl.Event,
    _ message: @escaping @MainActor (UISearchBar) -> Void
  ) {
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      message(self)
    }
    searchTextField.addAction(action, for: event)
  }
}

extension UISearchBar {
  /// The user taps the bar and replaces its text.
  package func userType(_ text: String) {
    searchTextField.userType(text)
  }

  /// The user presses the keyboard's search key.
  package func userTappedSearch() {
    guard searchTextField.isFirstResponder else { return }
    delegate?.searchBarSearchButtonClicked(self)
  }

  /// The user taps the button that ends the search.
  ///
  /// A search controller's bar has it while the user searches.
  package func userTappedCancel() {
    guard isSeen, showsCancelButton || searchController?.isActive == true else { return }
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.endSearch()
  }
}

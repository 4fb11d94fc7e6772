public import Foundation

/// A bar with a field to search in.
@MainActor
open class UISearchBar: UIView {
  /// The field of the bar.
  open private(set) var searchTextField = UITextField()

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

  /// Makes a bar with a rectangle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  /// Makes a bar from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
  }
}

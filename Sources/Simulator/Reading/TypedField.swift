import UIKit

/// Something that can be typed into, with what typing does.
@MainActor
struct TypedField {
  /// How it is shown.
  let shown: Screen.Field

  /// Types a text in place of what is there.
  let type: @MainActor (String) -> Void

  /// Presses the keyboard's key for return or search; nil while it is not being typed into.
  private(set) var pressReturn: (@MainActor () -> Void)?

  /// A field of one line.
  init(_ field: UITextField) {
    shown = Screen.Field(
      label: field.displayLabel,
      text: field.text ?? "",
      isSecure: field.isSecureTextEntry
    )
    type = { field.userType($0) }
    if field.isFirstResponder { pressReturn = { field.userPressedReturn() } }
  }

  /// The field of a search bar.
  init(_ bar: UISearchBar) {
    let label = firstText(bar.accessibilityLabel, bar.placeholder) ?? "Search"
    shown = Screen.Field(label: label, text: bar.text ?? "")
    type = { bar.userType($0) }
    if bar.searchTextField.isFirstResponder { pressReturn = { bar.userTappedSearch() } }
  }

  /// A field of many lines.
  init(_ view: UITextView) {
    shown = Screen.Field(label: view.displayLabel, text: view.text ?? "")
    type = { view.userType($0) }
  }

  /// What it asks for.
  var label: String { shown.label }
}

import UIKit

/// Something that can be typed into, with what typing does.
@MainActor
struct TypedField {
  /// How it is shown.
  let shown: Screen.Field

  /// Types a text in place of what is there.
  let type: @MainActor (String) -> Void

  /// A field of one line.
  init(_ field: UITextField) {
    shown = Screen.Field(
      label: field.displayLabel,
      text: field.text ?? "",
      isSecure: field.isSecureTextEntry
    )
    type = { field.userType($0) }
  }

  /// A field of many lines.
  init(_ view: UITextView) {
    shown = Screen.Field(label: view.displayLabel, text: view.text ?? "")
    type = { view.userType($0) }
  }

  /// What it asks for.
  var label: String { shown.label }
}

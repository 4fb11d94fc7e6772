import UIKit

/// A field with the live object behind it.
@MainActor
struct TypedField {
  /// The live object.
  let view: UITextField

  /// How it is shown.
  var shown: Screen.Field {
    Screen.Field(label: label, text: view.text ?? "", isSecure: view.isSecureTextEntry)
  }

  /// What it asks for.
  var label: String { view.displayLabel }
}

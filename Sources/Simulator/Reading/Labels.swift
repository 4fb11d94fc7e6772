import UIKit

extension UIButton {
  /// What the button says, or what VoiceOver would say.
  var displayLabel: String {
    firstText(currentTitle, accessibilityLabel) ?? "button"
  }
}

extension UIBarButtonItem {
  /// What the item says, or what VoiceOver would say.
  var displayLabel: String {
    firstText(title, systemItem?.label, accessibilityLabel) ?? "item"
  }
}

extension UIBarButtonItem {
  /// A Boolean value that tells whether the item only keeps others apart.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The item, or the button that it shows in its own place.
  var touchable: Touchable {
    if let button = customView as? UIButton {
      let shown = Screen.Button(label: button.displayLabel, isEnabled: button.isEnabled)
      return Touchable(button: shown, target: .control(button))
    }
    let shown = Screen.Button(label: displayLabel, isEnabled: isEnabled)
    return Touchable(button: shown, target: .barButton(self))
  }
}

extension UIBarButtonItem.SystemItem {
  /// What VoiceOver calls the button.
  fileprivate var label: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
}

extension UISwitch {
  /// What the switch is for, as VoiceOver would say.
  var displayLabel: String { firstText(accessibilityLabel) ?? "switch" }
}

extension UITextView {
  /// What the text view asks for, as VoiceOver would say.
  var displayLabel: String { firstText(accessibilityLabel) ?? "text" }
}

extension UITextField {
  /// What the field asks for.
  ///
  /// VoiceOver's word for it comes first, since a placeholder may be an
  /// example.
  var displayLabel: String {
    firstText(accessibilityLabel, placeholder) ?? "field"
  }
}

/// Returns the first text that is not empty.
func firstText(_ texts: String?...) -> String? {
  texts.compactMap(\.self).first { !$0.isEmpty }
}

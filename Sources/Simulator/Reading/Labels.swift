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

extension UIBarButtonItem.SystemItem {
  /// What VoiceOver calls the button.
  fileprivate var label: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
}

extension UINavigationController {
  /// What the back button says; nil if there is none.
  var backLabel: String? {
    guard viewControllers.count > 1, let item = topViewController?.navigationItem,
      !item.hidesBackButton
    else { return nil }
    let replacesBack = !(item.leftBarButtonItems ?? []).isEmpty
    guard !replacesBack || item.leftItemsSupplementBackButton else { return nil }
    return viewControllers[viewControllers.count - 2].navigationItem.titleForBackButton
  }
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

import UIKit

/// Reads the views inside a controller's view, in the order in which they were added.
///
/// The stand-in solves no layout, so the order of adding is the order of reading.
@MainActor
struct ContentReader {
  private(set) var elements: [Screen.Element] = []
  private(set) var touchables: [Touchable] = []
  private(set) var fields: [TypedField] = []
  private(set) var settings: [AdjustableControl] = []
  private(set) var refreshables: [UIScrollView] = []

  /// Reads a view and what is inside it.
  mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let scroll = view as? UIScrollView, scroll.refreshControl != nil {
      refreshables.append(scroll)
    }
    switch view {
    case let label as UILabel: addText(label.text)
    case let field as UITextField: add(TypedField(field))
    case let text as UITextView: text.isEditable ? add(TypedField(text)) : addText(text.text)
    case let toggle as UISwitch: add(toggle)
    case let segments as UISegmentedControl: add(segments)
    case let slider as UISlider: add(AdjustableControl(slider))
    case let stepper as UIStepper: add(AdjustableControl(stepper))
    case let bar as UISearchBar: add(bar)
    case let items as UICollectionView: add(items)
    case let button as UIButton: add(button, label: button.displayLabel)
    case let table as UITableView: add(table)
    case let control as UIControl where control.accessibilityLabel != nil:
      add(control, label: control.accessibilityLabel ?? "")
    default: readInside(view)
    }
  }

  private mutating func readInside(_ view: UIView) {
    if view.isAccessibilityElement { addText(view.accessibilityLabel) }
    for subview in view.subviews { read(subview) }
  }

  private mutating func addText(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    elements.append(.text(text))
  }

  private mutating func add(_ control: UIControl, label: String) {
    let button = Screen.Button(
      label: label,
      isEnabled: control.isEnabled,
      isSelected: control.isSelected
    )
    elements.append(.button(button))
    touchables.append(Touchable(button: button, target: .control(control)))
  }

  private mutating func add(_ field: TypedField) {
    elements.append(.field(field.shown))
    fields.append(field)
  }

  private mutating func add(_ setting: AdjustableControl) {
    elements.append(.setting(setting.shown))
    settings.append(setting)
  }

  /// Reads a search bar, with the button that ends the search while there is one.
  mutating func add(_ bar: UISearchBar, isSearching: Bool = false) {
    guard !bar.isHidden else { return }
    add(TypedField(bar))
    guard bar.showsCancelButton || isSearching else { return }
    let button = Screen.Button(label: "Cancel")
    elements.append(.button(button))
    touchables.append(Touchable(button: button, target: .endOfSearch(bar)))
  }

  private mutating func add(_ items: UICollectionView) {
    for path in items.indexPathsForVisibleItems {
      guard let cell = items.cellForItem(at: path) else { continue }
      let (label, detail) = Self.texts(in: cell.contentView)
      let isSelected = items.indexPathsForSelectedItems?.contains(path) ?? false
      let button = Screen.Button(label: label, isSelected: isSelected)
      elements.append(.row(button, detail: detail))
      touchables.append(Touchable(button: button, target: .item(items, path)))
    }
  }

  /// Returns the first text inside a view, and the others in one.
  static func texts(in view: UIView) -> (label: String, detail: String?) {
    var content = ContentReader()
    content.read(view)
    let texts = content.elements.flatMap(\.texts)
    let rest = texts.dropFirst().joined(separator: " ")
    return (texts.first ?? "", rest.isEmpty ? nil : rest)
  }

  private mutating func add(_ toggle: UISwitch) {
    let button = Screen.Button(
      label: toggle.displayLabel,
      isEnabled: toggle.isEnabled,
      isSelected: toggle.isOn
    )
    elements.append(.toggle(button))
    touchables.append(Touchable(button: button, target: .control(toggle)))
  }

  private mutating func add(_ segments: UISegmentedControl) {
    for index in 0..<segments.numberOfSegments {
      let button = Screen.Button(
        label: segments.titleForSegment(at: index) ?? "",
        isEnabled: segments.isEnabled,
        isSelected: segments.selectedSegmentIndex == index
      )
      elements.append(.button(button))
      touchables.append(Touchable(button: button, target: .segment(segments, index)))
    }
  }

  private mutating func add(_ table: UITableView) {
    let reader = TableReader(table)
    elements += reader.elements
    touchables += reader.touchables
  }
}

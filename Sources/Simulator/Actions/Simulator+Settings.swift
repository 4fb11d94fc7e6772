import UIKit

extension Simulator {
  /// Sets a slider, a stepper or a switch.
  ///
  /// - Parameters:
  ///   - label: What VoiceOver calls it.
  ///   - text: The value: a number, or for a switch `on` or `off`.
  /// - Throws: `ActionError.noSetting`, `.notAValue`, `.disabled`, `.crashed` or
  ///   `.inBackground`.
  public func set(_ label: String, to text: String) throws(ActionError) {
    let reading = try readingOfRunningApp()
    let wanted = label.lowercased()
    if let setting = reading.settings.first(where: { $0.shown.label.lowercased() == wanted }) {
      return try move(setting, to: text)
    }
    guard let toggle = reading.toggles.first(where: { $0.button.label.lowercased() == wanted })
    else {
      let switches = reading.toggles.map(\.button.label)
      let available = reading.settings.map(\.shown.label) + switches
      throw .noSetting(label: label, available: available)
    }
    try turn(toggle, text.lowercased())
  }

  private func move(_ setting: AdjustableControl, to text: String) throws(ActionError) {
    let shown = setting.shown
    guard shown.isEnabled else { throw .disabled(label: shown.label) }
    var isDone = false
    if let value = Double(text) { act { isDone = setting.set(value) } }
    guard !isDone else { return }
    let (least, greatest) = (shown.range.lowerBound, shown.range.upperBound)
    let steps = shown.kind == .stepper ? ", in its steps" : ""
    throw .notAValue(
      text,
      label: shown.label,
      allowed: "it goes from \(Columns.number(least)) to \(Columns.number(greatest))\(steps)"
    )
  }

  private func turn(_ toggle: Touchable, _ text: String) throws(ActionError) {
    guard ["on", "off"].contains(text) else {
      throw .notAValue(text, label: toggle.button.label, allowed: "a switch is on or off")
    }
    guard toggle.button.isEnabled else { throw .disabled(label: toggle.button.label) }
    act { if toggle.button.isSelected != (text == "on") { toggle.tap() } }
  }
}

extension Reading {
  /// The switches.
  fileprivate var toggles: [Touchable] {
    touchables.filter {
      if case .control(let control) = $0.target { control is UISwitch } else { false }
    }
  }
}

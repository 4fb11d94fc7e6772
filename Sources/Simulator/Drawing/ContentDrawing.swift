/// Draws what stands within the edges of a screen.
struct ContentDrawing {
  private let width: Int
  private let glyphs: Glyphs

  /// Draws into a number of columns.
  init(width: Int, glyphs: Glyphs) {
    self.width = width
    self.glyphs = glyphs
  }

  /// Returns the navigation bar: back and leading buttons, the title in the middle, trailing
  /// buttons.
  func bar(of screen: Screen) -> [String] {
    guard screen.hasBar else { return [] }
    let back = screen.backLabel.map { "\(glyphs.back) \($0)" }
    let left = ([back].compactMap(\.self) + screen.leadingBarButtons.map(button))
      .joined(separator: " ")
    let right = screen.trailingBarButtons.map(button).joined(separator: " ")
    let title = screen.title ?? ""
    let room = width - Columns.width(of: left) - Columns.width(of: right) - 2
    // A phone gives up the text of the back button before it cuts a title.
    guard room >= Columns.width(of: title) else {
      return [left, title, right].filter { !$0.isEmpty }
    }
    return [placed(left, title, right)]
  }

  /// Returns the tab bar.
  ///
  /// The selected tab stands in brackets. Each has the same room, as long as that is enough.
  func tabs(_ tabs: [Screen.Button]) -> [String] {
    let labels = tabs.map { $0.isSelected ? "[\($0.label)]" : $0.label }
    let room = width / max(1, tabs.count)
    // Words of one label must not look like two labels.
    let distance = labels.contains { $0.contains(" ") } ? 2 : 1
    guard labels.allSatisfy({ Columns.width(of: $0) + distance <= room }) else {
      return Columns.wrap(labels.joined(separator: " | "), width)
    }
    return [labels.map { middle($0, room) }.joined()]
  }

  /// Puts a text into the middle of some columns.
  private func middle(_ text: String, _ columns: Int) -> String {
    let left = (columns - Columns.width(of: text)) / 2
    return Columns.fit(Columns.spaces(left) + text, columns, ellipsis: glyphs.ellipsis)
  }

  /// Returns one element of the content.
  func lines(of element: Screen.Element) -> [String] {
    switch element {
    case .text(let text): Columns.wrap(text, width)
    case .header(let text): ["\(glyphs.horizontal) \(text)"]
    case .button(let shown): [button(shown)]
    case .toggle(let shown): ["[\(shown.isSelected ? "on" : "off")] \(shown.label)"]
    case .field(let shown): [field(shown)]
    case .row(let shown, let detail): [row(shown, detail)]
    case .setting(let shown): [setting(shown)]
    }
  }

  private func button(_ button: Screen.Button) -> String {
    "( \(button.label) )" + (button.isSelected ? " selected" : "")
      + (button.isEnabled ? "" : " disabled")
  }

  private func field(_ field: Screen.Field) -> String {
    let label = field.label.isEmpty ? "" : field.label + ": "
    let room = max(4, width - Columns.width(of: label) - 2)
    let typed =
      field.isSecure ? String(repeating: glyphs.secure, count: field.text.count) : field.text
    let shown = Columns.cut(typed, room, ellipsis: glyphs.ellipsis)
    let blank = String(repeating: "_", count: room - Columns.width(of: shown))
    return "\(label)[\(shown)\(blank)]"
  }

  /// A slider is filled up to its value; a stepper has its two buttons.
  private func setting(_ setting: Screen.Setting) -> String {
    let words = "\(setting.label): \(Columns.number(setting.value))"
    let end = setting.isEnabled ? "" : " disabled"
    guard setting.kind == .slider else { return "\(words) (-) (+)\(end)" }
    let room = width - Columns.width(of: words + end) - 3
    let length = setting.range.upperBound - setting.range.lowerBound
    let part = length > 0 ? (setting.value - setting.range.lowerBound) / length : 0
    let filled = Int((part * Double(max(0, room))).rounded())
    let bar = String(repeating: glyphs.filling, count: filled)
    return "\(words) [\(bar)\(String(repeating: "_", count: max(0, room - filled)))]\(end)"
  }

  private func row(_ row: Screen.Button, _ detail: String?) -> String {
    let mark = row.isSelected ? "[x] " : ""
    let end = [detail, glyphs.disclosure].compactMap(\.self).joined(separator: " ")
    let room = width - Columns.width(of: end) - 1
    return Columns.fit(mark + row.label, room, ellipsis: glyphs.ellipsis) + " " + end
  }

  /// Puts a title as near to the middle as its neighbours let it.
  private func placed(_ left: String, _ title: String, _ right: String) -> String {
    let titleWidth = Columns.width(of: title)
    let leftWidth = Columns.width(of: left)
    let rightStart = width - Columns.width(of: right)
    let middle = (width - titleWidth) / 2
    let start = max(leftWidth + 1, min(middle, rightStart - 1 - titleWidth))
    return left + Columns.spaces(start - leftWidth) + title
      + Columns.spaces(rightStart - start - titleWidth) + right
  }
}

/// What the user sees, as text.
public struct Screen: Equatable, Sendable {
  /// A button, a bar button, a tab, a row: what can be tapped.
  public struct Button: Equatable, Sendable {
    /// The text on it, or what VoiceOver would say.
    public var label: String

    /// A Boolean value that tells whether a tap has an effect.
    public var isEnabled = true

    /// A Boolean value that tells whether it is marked: the selected tab, a selected row, a switch that is on.
    public var isSelected = false
  }

  /// A field to type into.
  public struct Field: Equatable, Sendable {
    /// Its placeholder, or what VoiceOver would say.
    public var label: String

    /// What was typed.
    public var text: String

    /// A Boolean value that tells whether dots are shown in place of the text.
    public var isSecure = false
  }

  /// A value that is set by sliding or in steps.
  public struct Setting: Equatable, Sendable {
    /// How a finger sets it.
    public enum Kind: Equatable, Sendable {
      case slider
      case stepper
    }

    /// What VoiceOver would say; without that, its kind.
    public var label: String

    /// How a finger sets it.
    public var kind: Kind

    /// Its value.
    public var value: Double

    /// The least and the greatest value.
    public var range: ClosedRange<Double>

    /// A Boolean value that tells whether it can be set.
    public var isEnabled = true
  }

  /// One thing in the content, in reading order.
  public enum Element: Equatable, Sendable {
    case text(String)
    case field(Field)
    case button(Button)
    /// A switch, selected while it is on.
    case toggle(Button)
    /// A slider or a stepper.
    case setting(Setting)
    /// A row of a table, or an item of a collection: what it shows, the detail text after the main one.
    case row(Button, detail: String?)
    /// A header of a table's section.
    case header(String)
  }

  /// A question in front of everything else.
  public struct Alert: Equatable, Sendable {
    /// Its title.
    public var title: String?
    /// What it says.
    public var message: String?
    /// What can be typed into it.
    public var fields: [Field] = []
    /// Its answers, in the order in which the app added them.
    public var buttons: [Button]
  }

  /// How a layer covers what is beneath.
  public enum Style: Equatable, Sendable {
    case window
    case sheet
    case fullScreen
  }

  /// How it came on screen: `.window` for what the window's root shows.
  public var style: Style = .window

  /// A Boolean value that tells whether a navigation bar is shown.
  public var hasBar = false

  /// The title in the navigation bar; without a bar, the controller's own title.
  public var title: String?

  /// The text of the back button; nil if there is none.
  public var backLabel: String?

  /// The buttons at the leading end of the bar.
  public var leadingBarButtons: [Button] = []

  /// The buttons at the trailing end of the bar, from left to right.
  public var trailingBarButtons: [Button] = []

  /// Texts, fields, buttons and rows, in reading order.
  public var content: [Element] = []

  /// The tabs; empty if there is no tab bar.
  public var tabs: [Button] = []

  /// The alert in front, if there is one.
  public var alert: Alert?

  /// The screens beneath, nearest last.
  ///
  /// A full screen hides them.
  public var beneath: [Screen] = []
}

extension Screen {
  /// A Boolean value that tells whether this is a sheet, which the user can swipe down.
  public var isSheet: Bool { style == .sheet }

  /// All bar buttons, from left to right.
  public var barButtons: [String] { (leadingBarButtons + trailingBarButtons).map(\.label) }

  /// The texts in the content, without fields, buttons and rows.
  public var texts: [String] {
    content.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The fields that can be typed into.
  ///
  /// In front of an alert there are only its own.
  public var fields: [Field] {
    alert?.fields
      ?? content.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  /// The labels of the buttons in the content, bars and rows not among them.
  public var buttons: [String] {
    content.compactMap { if case .button(let button) = $0 { button.label } else { nil } }
  }

  /// The sliders and steppers.
  public var settings: [Setting] {
    content.compactMap { if case .setting(let setting) = $0 { setting } else { nil } }
  }

  /// The rows of tables and the items of collections, by their main text.
  public var rows: [String] {
    content.compactMap { if case .row(let row, _) = $0 { row.label } else { nil } }
  }

  /// Everything that can be tapped now, by label.
  ///
  /// In front of an alert there is nothing else.
  public var labels: [String] {
    if let alert { return alert.buttons.map(\.label) }
    let inContent = content.compactMap(\.button)
    let bar = leadingBarButtons + trailingBarButtons
    return ([backLabel].compactMap(\.self)) + (bar + inContent + tabs).map(\.label)
  }

  /// Everything that can be read, the bar's texts first.
  public var allTexts: [String] {
    let bar = [backLabel].compactMap(\.self) + leadingBarButtons.map(\.label)
    let title = [title].compactMap(\.self)
    let inside = content.flatMap(\.texts) + tabs.map(\.label)
    let question = [alert?.title, alert?.message].compactMap(\.self)
    let answers = alert?.buttons.map(\.label) ?? []
    return bar + title + trailingBarButtons.map(\.label) + inside + question + answers
  }
}

extension Screen.Element {
  /// The button that it is, if it can be tapped.
  var button: Screen.Button? {
    switch self {
    case .button(let button), .toggle(let button), .row(let button, _): button
    case .text, .field, .header, .setting: nil
    }
  }

  /// What can be read of it.
  var texts: [String] {
    switch self {
    case .text(let text), .header(let text): [text]
    case .field(let field):
      [field.label] + (field.isSecure || field.text.isEmpty ? [] : [field.text])
    case .button(let button), .toggle(let button): [button.label]
    case .setting(let setting): [setting.label, Columns.number(setting.value)]
    case .row(let button, let detail): [button.label] + [detail].compactMap(\.self)
    }
  }
}

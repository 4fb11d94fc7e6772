/// What the user has typed, switched and set on a screen, each in a sentence.
struct InputStates {
  /// A sentence about the control with a label.
  struct Sentence: Equatable {
    var label: String
    var text: String
  }

  let sentences: [Sentence]

  /// The controls that there is a sentence about.
  var labels: [String] { sentences.map(\.label) }

  /// Looks at a screen.
  init(of screen: Screen) {
    let alertFields = screen.alert?.fields.map(Self.sentence) ?? []
    sentences = alertFields + screen.content.compactMap(Self.sentence)
  }

  private static func sentence(_ element: Screen.Element) -> Sentence? {
    switch element {
    case .field(let field): sentence(field)
    case .toggle(let toggle): words(toggle.label, "is \(toggle.isSelected ? "on" : "off")")
    case .setting(let setting): words(setting.label, "is \(Columns.number(setting.value))")
    case .text, .button, .row, .header: nil
    }
  }

  private static func sentence(_ field: Screen.Field) -> Sentence {
    if field.text.isEmpty { return words(field.label, "is empty") }
    let text = field.isSecure ? "\(field.text.count) hidden characters" : "\"\(field.text)\""
    return words(field.label, "says \(text)")
  }

  private static func words(_ label: String, _ state: String) -> Sentence {
    Sentence(label: label, text: "\"\(label)\" \(state) now.")
  }
}

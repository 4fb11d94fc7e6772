/// The texts that a call in Swift hands over, each a literal or several joined by `+`.
package struct SwiftLiterals: Equatable {
  /// The texts, in order, as they read when the program runs.
  package private(set) var texts: [String] = []
  private var rest: Substring

  /// Reads from behind the opening parenthesis to the closing one; nil if there is anything but texts,
  /// labels and commas.
  package init?(_ source: Substring) {
    rest = source
    var joins = false
    while true {
      rest = rest.drop(while: \.isWhitespace)
      switch rest.first {
      case "\"":
        guard let text = literal() else { return nil }
        texts.append((joins ? texts.popLast() ?? "" : "") + text)
        joins = false
      case ",", "+":
        joins = rest.removeFirst() == "+"
      case ")": return
      case let letter? where letter.isLetter:
        // A label, `saying:`.
        rest = rest.drop(while: \.isLetter)
        guard rest.first == ":" else { return nil }
        rest.removeFirst()
      default: return nil
      }
    }
  }

  private mutating func literal() -> String? {
    rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      switch next {
      case "\"": return text
      case "\\":
        guard let escaped = escape() else { return nil }
        text.append(escaped)
      default: text.append(next)
      }
    }
    return nil
  }

  private mutating func escape() -> Character? {
    switch rest.popFirst() {
    case "n": "\n"
    case "t": "\t"
    case "\"": "\""
    case "\\": "\\"
    default: nil  // Whatever else there is, the catalogue does without.
    }
  }
}

import Workbook

extension Explanation {
  /// The explanation as plain lines, for a log or a test's failure.
  package var plainText: String {
    parts.map(\.plainText).joined(separator: "\n").harmless
  }
}

extension Explanation.Part {
  fileprivate var plainText: String {
    switch self {
    case .headline(let text, _), .sentence(let text), .markdown(let text), .pointer(let text):
      text
    case .check(let requirement, let mark):
      "\(mark.word): \(requirement)"
    case .comparison(let what, let expected, let found):
      "\(what)\n  \(expected.label): \(expected.value)\n  \(found.label): \(found.value)"
    case .place(let file, let line, let column, let message, let source):
      "\(file):\(line):\(column): \(message)\n    \(source)"
    case .drawing(let caption, let lines):
      ([caption] + lines.map { "  " + $0 }).joined(separator: "\n")
    }
  }
}

extension Explanation.Mark {
  /// The mark in a word, for where there is neither colour nor symbol.
  package var word: String {
    switch self {
    case .met: Message.markMet()
    case .failed: Message.markFailed()
    case .unrun: Message.markUnrun()
    }
  }
}

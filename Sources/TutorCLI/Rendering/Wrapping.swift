/// Breaks spans into lines of a given width, at spaces.
///
/// A word that is wider than a line is split, a path after a slash, a name after a point.
struct Wrapping {
  var width: Int
  private var lines: [[Span]] = []
  private var line: [Span] = []

  private init(width: Int) {
    self.width = max(width, 1)
  }

  /// The spans in lines of at most `width` columns.
  ///
  /// A newline in the text always breaks.
  static func lines(of spans: [Span], width: Int) -> [[Span]] {
    var wrapping = Wrapping(width: width)
    for token in tokens(of: spans) { wrapping.add(token) }
    wrapping.breakLine()
    return wrapping.lines
  }

  private mutating func add(_ token: Token) {
    switch token {
    case .newline:
      breakLine()
    case .space(let span):
      // The margin of the first line is meant; one left over from a break is not.
      if !line.isEmpty || lines.isEmpty { line.append(merging: span) }
    case .word(let spans):
      if !line.isEmpty, line.width + spans.width > width { breakLine() }
      if spans.width > width { split(spans) } else { spans.forEach { line.append(merging: $0) } }
    }
  }

  private mutating func split(_ spans: [Span]) {
    for part in spans.dividedAfterJoints {
      if !line.isEmpty, line.width + part.width > width { breakLine() }
      splitAnywhere(part)
    }
  }

  private mutating func splitAnywhere(_ spans: [Span]) {
    for span in spans {
      for character in span.text {
        if line.width + DisplayWidth.of(character) > width { breakLine() }
        line.append(merging: span.with(String(character)))
      }
    }
  }

  private mutating func breakLine() {
    while let last = line.last, last.text.last == " " {
      line[line.count - 1].text.removeLast()
      if line[line.count - 1].text.isEmpty { line.removeLast() }
    }
    lines.append(line)
    line = []
  }
}

extension Wrapping {
  private enum Token {
    case word([Span])
    case space(Span)
    case newline
  }

  /// Words may run over several spans: "**bold**," is one word of two.
  private static func tokens(of spans: [Span]) -> [Token] {
    var tokens: [Token] = []
    var word: [Span] = []
    func endWord() {
      if !word.isEmpty { tokens.append(.word(word)) }
      word = []
    }
    for span in spans {
      for character in span.text {
        let piece = span.with(String(character))
        switch character {
        case "\n":
          endWord()
          tokens.append(.newline)
        case " ":
          endWord()
          tokens.append(.space(piece))
        case _ where DisplayWidth.mayBreakAround(character):
          endWord()
          tokens.append(.word([piece]))
        default:
          word.append(merging: piece)
        }
      }
    }
    endWord()
    return tokens
  }
}

extension [Span] {
  /// The spans in parts that each end with a slash or a point, but for the last.
  fileprivate var dividedAfterJoints: [[Span]] {
    var parts: [[Span]] = [[]]
    for span in self {
      for character in span.text {
        parts[parts.count - 1].append(merging: span.with(String(character)))
        if character == "/" || character == "." { parts.append([]) }
      }
    }
    return parts
  }
}

import Grader

/// Shows an explanation: its parts, in order, each in the form that suits it.
enum ExplanationView {
  static func passages(for explanation: Explanation) -> [Passage] {
    explanation.parts.flatMap(passages)
  }

  private static func passages(for part: Explanation.Part) -> [Passage] {
    switch part {
    case .headline(let text, let passed):
      [.blank, .line(text, passed ? .success : .failure), .blank]
    case .check(let requirement, let mark):
      [check(requirement, mark)]
    case .sentence(let text):
      [.blank, .line(text)]
    case .markdown(let text):
      [.blank, .markdown(text)]
    case .comparison(let what, let expected, let found):
      [.blank, .line(what)] + comparison(expected, found)
    case .place(let file, let line, let column, let message, let source):
      [.blank, .line("\(file):\(line):\(column): \(message)", .failure)] + excerpt(source, column)
    case .drawing(let caption, let lines):
      [.blank, .line(caption), .verbatim(lines.map(\.harmless), role: .code, indent: 4)]
    case .pointer(let text):
      [.blank, .line(text, .note)]
    }
  }

  /// Marks are as wide as the widest, so that all requirements begin in one column.
  private static func check(_ requirement: String, _ mark: Explanation.Mark) -> Passage {
    let widths = [Explanation.Mark.met, .failed, .unrun].map { DisplayWidth.of($0.word) }
    let width = widths.max() ?? 0
    let room = String(repeating: " ", count: width - DisplayWidth.of(mark.word) + 2)
    return .text(
      [Span("  \(mark.word)\(room)", role(of: mark)), Span(requirement)],
      hanging: width + 4
    )
  }

  /// Both values, one below the other, so that the eye finds where they differ.
  private static func comparison(
    _ expected: Explanation.Labelled,
    _ found: Explanation.Labelled
  ) -> [Passage] {
    let width = max(DisplayWidth.of(expected.label), DisplayWidth.of(found.label))
    return [(expected, Role.success), (found, .failure)].map { value, role in
      let padding = String(repeating: " ", count: width - DisplayWidth.of(value.label))
      let label = "  \(value.label): \(padding)"
      let text = value.value.harmless
      return .text([Span(label), Span(text, role)], hanging: DisplayWidth.of(label))
    }
  }

  /// The line as it stands in the file, with a mark below the column.
  private static func excerpt(_ source: String, _ column: Int) -> [Passage] {
    guard !source.isEmpty else { return [] }
    return [.verbatim(Excerpt.lines(of: source.harmless, at: column), role: .code, indent: 4)]
  }

  private static func role(of mark: Explanation.Mark) -> Role {
    switch mark {
    case .met: .success
    case .failed: .failure
    case .unrun: .warning
    }
  }
}

/// The first line of a script that is not what the app shows now.
package struct TranscriptDifference: Equatable, Sendable {
  /// The command whose answer it stands in: `run 5`, `tap Sign in`.
  package let command: String
  /// Where the line stands in the file, from 1.
  package let line: Int
  /// What the file says; nil where it says less than the app.
  package let expected: String?
  /// What the app says; nil where it says less than the file.
  package let found: String?
}

extension Transcript {
  /// Compares with the same visit as it was played.
  ///
  /// What the file leaves out, an opening or an answer, is not compared.
  /// - Returns: The first difference, or nil. A command that was not played because the app had ended
  ///   is one.
  package func firstDifference(from played: Transcript) -> TranscriptDifference? {
    if let found = difference(command, line, opening, played.opening) { return found }
    for (index, step) in steps.enumerated() {
      guard played.steps.indices.contains(index) else {
        let expected = step.answer.first ?? Self.commandMark + step.command
        return TranscriptDifference(
          command: step.command,
          line: step.line,
          expected: expected,
          found: nil
        )
      }
      let answer = played.steps[index].answer
      if let found = difference(step.command, step.line, step.answer, answer) { return found }
    }
    return nil
  }

  /// The played visit, with left out what this one leaves out.
  package func recorded(from played: Transcript) -> Transcript {
    var recorded = self
    if !opening.isEmpty { recorded.opening = played.opening }
    for (index, step) in played.steps.enumerated() where !steps[index].answer.isEmpty {
      recorded.steps[index].answer = step.answer
    }
    return recorded
  }

  private func difference(
    _ command: String,
    _ line: Int,
    _ expected: [String],
    _ found: [String]
  ) -> TranscriptDifference? {
    guard !expected.isEmpty else { return nil }
    for index in 0..<max(expected.count, found.count) {
      let (old, new) = (expected.dropFirst(index).first, found.dropFirst(index).first)
      if old != new {
        return TranscriptDifference(
          command: command,
          line: line + 1 + index,
          expected: old,
          found: new
        )
      }
    }
    return nil
  }
}

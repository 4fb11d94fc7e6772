extension SourceLayout {
  /// Each call and assignment, left out.
  var deletions: [Change] {
    statements.map { statement in
      change(.deletion, in: statement.range) {
        [
          .insert("if !\(SwitchedSource.question)(\(Edit.number)) { ", at: $0.lowerBound),
          .insert(" }", at: $0.upperBound),
        ]
      }
    }
  }

  /// Each call, made twice.
  var repetitions: [Change] {
    statements.filter { $0.form == .call }.map { statement in
      let again = text(in: statement.range)
      return change(.repetition, in: statement.range) {
        [
          .insert(
            "; if \(SwitchedSource.question)(\(Edit.number)) { \(again) }",
            at: $0.upperBound
          )
        ]
      }
    }
  }

  /// A change of one piece of the file.
  func change(
    _ kind: Change.Kind,
    in range: Range<Int>,
    shownAs shown: Range<Int>? = nil,
    _ edits: (Range<Int>) -> [Edit]
  ) -> Change {
    Change(
      kind: kind,
      line: line(of: range.lowerBound) + 1,
      text: text(in: shown ?? range),
      edits: edits(range)
    )
  }
}

import Workbook

/// Shows a student's files beside an answer's, as `diff -u` would; the signs carry the meaning.
struct DiffView: Sendable {
  var exercise: Exercise
  var mine: Contents
  var answer: Answer

  init(_ exercise: Exercise, _ mine: Contents, _ answer: Answer) {
    self.exercise = exercise
    self.mine = mine
    self.answer = answer
  }

  var passages: [Passage] {
    let names = Set(mine.files.keys).union(answer.contents.files.keys).sorted()
    let files = names.flatMap(difference)
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "exercise": exercise.id, "name": answer.name,
    ]
    guard !files.isEmpty else { return [.line(Message.diffSame(facts), .success)] }
    return [.line(Message.diffTitle(facts))] + files
  }

  private func difference(in file: String) -> [Passage] {
    let difference = UnifiedDifference(
      from: mine.lines(of: file),
      to: answer.contents.lines(of: file)
    )
    guard !difference.lines.isEmpty else { return [] }
    let heads: [Passage] = [
      .blank,
      .verbatim(["--- \(Message.diffYours(["file": file]))"], role: .strong, indent: 0),
      .verbatim(["+++ \(Message.diffAnswers(["file": file]))"], role: .strong, indent: 0),
    ]
    return heads + difference.lines.map(passage)
  }

  private func passage(for line: UnifiedDifference.Line) -> Passage {
    switch line {
    case .stretch(let old, let new):
      .verbatim(["@@ -\(range(old)) +\(range(new)) @@"], role: .note, indent: 0)
    case .both(let text): .verbatim([" \(text)"], role: .code, indent: 0)
    case .old(let text): .verbatim(["-\(text)"], role: .failure, indent: 0)
    case .new(let text): .verbatim(["+\(text)"], role: .success, indent: 0)
    }
  }

  /// Lines are counted from 1; an empty range stands behind the line that it follows.
  private func range(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }
}

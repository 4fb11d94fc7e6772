import Workbook

extension Explainer {
  /// More notes than this hide the error that they belong to.
  private static let shownNotes = 2

  /// Explains a submission that does not compile: its first error whole, the rest as a number.
  func notCompiled(_ diagnostics: [Diagnostic]) -> [Explanation.Part] {
    let errors = diagnostics.filter { $0.severity == .error }
    var parts = [headline(.verdictNotCompiled, passed: false)]
    guard let first = errors.first else { return parts }
    parts.append(place(of: first))
    parts += first.notes.prefix(Self.shownNotes).map(place(of:))
    if let words = Message.diagnostic(first.id) { parts.append(.markdown(words())) }
    if errors.count > 1 { parts.append(.sentence(Message.moreErrors(["count": errors.count - 1]))) }
    return parts
  }

  /// Explains a submission that compiles and lacks what the task names; the checks stay hidden.
  func taskBroken(missing: [String], _ diagnostics: [Diagnostic]) -> [Explanation.Part] {
    var parts = [headline(.verdictTaskBroken, passed: false)]
    if missing.isEmpty {
      let message = diagnostics.first { $0.severity == .error }?.message ?? ""
      parts.append(
        .markdown(Message.missingUnknown(["exercise": exercise.id, "message": message]))
      )
    }
    parts += missing.map { .markdown(Message.missingName(["name": $0])) }
    return parts
  }

  func place(of diagnostic: Diagnostic) -> Explanation.Part {
    guard !diagnostic.file.isEmpty else { return .sentence(diagnostic.message) }
    return .place(
      file: diagnostic.file,
      line: diagnostic.line,
      column: diagnostic.column,
      message: diagnostic.message,
      source: diagnostic.sourceLine
    )
  }
}

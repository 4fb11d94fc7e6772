import Workbook

extension Explanation {
  /// More notes than this hide the error that they belong to.
  private static let shownNotes = 2

  /// Explains why sources do not compile: the first error whole, the rest as a number.
  ///
  /// What cannot be read comes first, since it makes the compiler misunderstand what it can.
  ///
  /// Warnings are not told; they can wait until the program runs.
  /// - Parameter diagnostics: What the compiler said, in source order.
  package init(errors diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    guard let first = errors.first(where: \.isSyntax) ?? errors.first else {
      self.init()
      return
    }
    let notes = first.helpfulNotes.prefix(Self.shownNotes)
    var parts = [first.place] + notes.map(\.place)
    if let meaning = first.meaning { parts.append(.markdown(meaning)) }
    if errors.count > 1 { parts.append(.sentence(Message.moreErrors(["count": errors.count - 1]))) }
    self.init(parts: parts)
  }

  /// More warnings than this are a number: what can wait must not hide the verdict.
  private static let shownWarnings = 3

  /// Tells what the compiler warns of, each in a line or two.
  /// - Parameter warnings: The warnings, in source order.
  init(warnings: [Diagnostic]) {
    guard !warnings.isEmpty else {
      self.init()
      return
    }
    var parts: [Part] = [.sentence(Message.warnings())]
    for warning in warnings.prefix(Self.shownWarnings) {
      parts.append(.sentence("\(warning.file):\(warning.line): \(warning.message)"))
      if let meaning = warning.meaning { parts.append(.markdown(meaning)) }
    }
    let rest = warnings.count - Self.shownWarnings
    if rest > 0 { parts.append(.sentence(Message.moreWarnings(["count": rest]))) }
    self.init(parts: parts)
  }
}

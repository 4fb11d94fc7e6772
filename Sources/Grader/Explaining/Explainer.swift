package import Workbook

/// Puts a verdict into the course's words: first what to mend first, with the facts of that run.
package struct Explainer: Sendable {
  let exercise: Exercise
  let explanations: [CheckExplanation]
  let misconceptions: [Misconception]

  /// Reads what the course has to say about an exercise.
  /// - Parameter exercise: The exercise whose verdicts are to be explained.
  /// - Throws: ``CourseError`` when one of the exercise's hidden texts cannot be read.
  package init(_ exercise: Exercise) throws(CourseError) {
    self.exercise = exercise
    explanations = try exercise.explanations()
    misconceptions = try exercise.misconceptions()
  }

  /// Explains one verdict.
  /// - Parameter verdict: A verdict of this explainer's exercise.
  /// - Returns: What to tell the student, in order.
  package func explain(_ verdict: Verdict) -> Explanation {
    let parts =
      switch verdict.outcome {
      case .notCompiled(let diagnostics): notCompiled(diagnostics)
      case .taskBroken(let missing, let diagnostics): taskBroken(missing: missing, diagnostics)
      case .graded(let results): graded(results)
      }
    return Explanation(parts: parts + remarks(on: verdict))
  }

  /// Explains every failure of a verdict apart, for a report that lists each.
  /// - Parameter verdict: A verdict that has not passed.
  /// - Returns: What is true of the whole, then an explanation for each check that failed.
  package func explainEach(_ verdict: Verdict) -> [Explanation] {
    guard case .graded(let results) = verdict.outcome else { return [explain(verdict)] }
    let whole = Explanation(
      parts: [headline(for: results)] + recognised(results) + remarks(on: verdict)
    )
    return [whole]
      + results.filter { $0.ending != .passed }.map { result in
        Explanation(
          parts: [.headline(requirement(of: result), passed: false)]
            + parts(of: result, among: results)
        )
      }
  }

  /// The known wrong answer that fails exactly the checks that failed here; nil when none does.
  ///
  /// A loop or a crash has a reason of its own: it alone is no known wrong answer, and it may have come
  /// on top of one or in the place of its failure.
  /// - Parameter results: The results of every check.
  /// - Returns: The misconception, recognised by the set of checks it fails.
  package func misconception(for results: [CheckResult]) -> Misconception? {
    let unmet = Set(results.filter { $0.ending != .passed }.map(\.id))
    let failed = Set(results.filter(\.ending.isFailed).map(\.id))
    guard !failed.isEmpty else { return nil }
    return misconceptions.first { $0.fails == unmet } ?? misconceptions.first { $0.fails == failed }
  }

  /// What a check asks for, in the language in use.
  package func requirement(of result: CheckResult) -> String {
    explanations.first { $0.check == result.id }?.requirement ?? result.requirement
  }

  func headline(_ message: Message, passed: Bool, _ facts: [(String, Int)] = []) -> Explanation.Part
  {
    let values = facts.map { (name: $0.0, value: "\($0.1)") }
    let names = [
      (name: "exercise", value: "\(exercise.id)"), (name: "title", value: exercise.title),
    ]
    return .headline(message.words.filling(names + values), passed: passed)
  }

  /// What is said of a known wrong answer; nothing when the results are none's.
  func recognised(_ results: [CheckResult]) -> [Explanation.Part] {
    guard let misconception = misconception(for: results) else { return [] }
    return [.sentence(Message.misconception()), .markdown(misconception.sentence)]
  }

  /// What is true of the whole submission, whatever its checks gave.
  private func remarks(on verdict: Verdict) -> [Explanation.Part] {
    let forged =
      verdict.forgedReports > 0 ? [Message.forged(["count": verdict.forgedReports])] : []
    let flags = verdict.flags.map(\.sentence).joined(separator: " ")
    let flagged = flags.isEmpty ? [] : [Message.flagged(["flags": flags])]
    return output(of: verdict) + warnings(of: verdict) + (forged + flagged).map { .sentence($0) }
  }

  private func output(of verdict: Verdict) -> [Explanation.Part] {
    guard !verdict.output.isEmpty else { return [] }
    let lines = verdict.output.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    let shown = 10
    let rest = lines.count > shown ? ["…"] : []
    return [.drawing(caption: Message.printed(), lines: lines.prefix(shown) + rest)]
  }

  /// Warnings come after the verdict, never in its way; an error has to be mended first.
  private func warnings(of verdict: Verdict) -> [Explanation.Part] {
    guard case .graded = verdict.outcome else { return [] }
    return Explanation(warnings: verdict.warnings).parts
  }
}

package import Workbook

/// Verdicts as JUnit XML: a suite for each exercise, a case for each check.
///
/// A case is named after its check's identifier, so that its history outlives a change of words.
package struct JUnitReport {
  /// An exercise, and what became of it.
  package struct Entry: Sendable {
    /// The exercise.
    package let exercise: Exercise
    /// The identifiers of its checks, in order.
    package let checks: [String]
    /// The verdict; nil where the exercise was not attempted.
    package let verdict: Verdict?

    /// Makes an entry from its parts.
    package init(_ exercise: Exercise, checks: [String], verdict: Verdict?) {
      self.exercise = exercise
      self.checks = checks
      self.verdict = verdict
    }
  }

  private let suites: [JUnitSuite]

  /// Makes a report of these entries, in this order.
  package init(entries: [Entry]) {
    suites = entries.map { entry in
      JUnitSuite(
        name: "\(entry.exercise.id) \(entry.exercise.title)",
        cases: Self.cases(of: entry)
      )
    }
  }

  /// The report, a whole XML document.
  package var xml: String {
    Self.beginning + suites.map(\.xml).joined() + Self.end
  }

  /// What stands before the suites of a report.
  package static let beginning = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
  /// What stands behind them.
  package static let end = "</testsuites>\n"

  /// A case for each check; where none could run or none counts, one more says why.
  private static func cases(of entry: Entry) -> [JUnitCase] {
    if let verdict = entry.verdict, case .graded(let results) = verdict.outcome,
      verdict.flags.isEmpty
    {
      return results.map { result in
        let summary = result.ending.summary.map { "\(result.requirement): \($0)" }
        return JUnitCase(name: result.id, result: summary.map { .failed($0) } ?? .passed)
      }
    }
    let obstacle = entry.verdict.map(obstacle) ?? JUnitCase(name: "attempted", result: .skipped)
    return [obstacle] + entry.checks.map { JUnitCase(name: $0, result: .skipped) }
  }

  private static func obstacle(_ verdict: Verdict) -> JUnitCase {
    switch verdict.outcome {
    case .notCompiled(let diagnostics):
      return JUnitCase(name: "compiles", result: .failed(diagnostics.summary))
    case .taskBroken(let missing, let diagnostics):
      let names = missing.joined(separator: ", ")
      let words = missing.isEmpty ? diagnostics.summary : "the task asks for \(names)"
      return JUnitCase(name: "keepsTheNamesOfTheTask", result: .failed(words))
    case .graded:
      let words = verdict.flags.map(\.sentence).joined(separator: " ")
      return JUnitCase(name: "holdsNothingToLookAt", result: .failed(words))
    }
  }
}

extension [Diagnostic] {
  /// The first of them in one line, with its place.
  fileprivate var summary: String {
    guard let first else { return "the compiler gave no reason" }
    let place = first.file.isEmpty ? "" : "\(first.file):\(first.line):\(first.column): "
    return place + first.message
  }
}

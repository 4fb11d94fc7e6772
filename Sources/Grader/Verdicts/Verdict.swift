package import Workbook

/// The result of checking one submission: everything that a report of any kind is made from.
package struct Verdict: Codable, Equatable, Sendable {
  /// The exercise that was checked.
  package var exercise: ExerciseID
  /// The fingerprint of the contents that were checked.
  package var contents: String
  /// What became of the submission.
  package var outcome: Outcome
  /// The compiler's warnings on the submission, in source order.
  package var warnings: [Diagnostic]
  /// What no honest answer needs; a human has to look before the verdict counts as a grade.
  package var flags: [Flag]
  /// The version of the compiler, `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package var toolchain: String
  /// What the submission printed, at most ``Limits/output`` bytes a run.
  package var output: String
  /// How many lines on the reporting channel did not bear the run's token: attempts to forge a result.
  package var forgedReports: Int
  /// The time that each stage took; a stage that had nothing to do is missing.
  package var timings: [Stage: Duration]

  /// Makes a verdict from its parts.
  package init(
    exercise: ExerciseID,
    contents: String = "",
    outcome: Outcome,
    warnings: [Diagnostic] = [],
    flags: [Flag] = [],
    toolchain: String,
    output: String = "",
    forgedReports: Int = 0,
    timings: [Stage: Duration] = [:]
  ) {
    self.exercise = exercise
    self.contents = contents
    self.outcome = outcome
    self.warnings = warnings
    self.flags = flags
    self.toolchain = toolchain
    self.output = output
    self.forgedReports = forgedReports
    self.timings = timings
  }

  /// A Boolean value that tells whether every check of the exercise reported that it passed.
  package var passed: Bool {
    guard case .graded(let results) = outcome else { return false }
    return !results.isEmpty && results.allSatisfy { $0.ending == .passed }
  }
}

/// What became of a submission.
package enum Outcome: Codable, Equatable, Sendable {
  /// The submission itself does not compile; the errors are in source order.
  case notCompiled([Diagnostic])
  /// The submission compiles, and lacks or renames what the task asks for.
  ///
  /// The diagnostics hold nothing of the hidden checks but the names in their messages.
  case taskBroken(missing: [String], [Diagnostic])
  /// Every check of the exercise, in the exercise's order, each with its own ending.
  case graded([CheckResult])
}

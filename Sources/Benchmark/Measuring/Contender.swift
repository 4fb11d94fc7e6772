import Grader

/// One way from an edit to a verdict.
protocol Contender {
  /// The name in the table.
  var name: String { get }
  /// The files that are edited.
  var submission: Submission { get set }

  /// Judges the submission, and sees to it that it was judged: that it compiled what was edited, ran
  /// all checks, and that they passed.
  /// - Parameter edit: What was changed since the last time.
  /// - Returns: The time of each stage, where the contender tells it.
  /// - Throws: ``BenchmarkError/notJudged(contender:reason:log:)``.
  func judge(after edit: Edit) throws -> [Stage: Duration]
}

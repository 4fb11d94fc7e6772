/// How the grades of a class compare with those of its last run.
package enum Comparison: Equatable, Sendable {
  /// Nobody asked, or there was no run before.
  case none
  /// The grades that differ.
  case changes([GradeChange])
  /// The course was changed since then, and so many grades differ; the next `--regrade` compares with the
  /// same run still.
  case courseChanged(count: Int)
}

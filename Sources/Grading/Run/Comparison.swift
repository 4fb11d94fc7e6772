/// How the grades of a class compare with those of its last run.
package enum Comparison: Equatable, Sendable {
  /// Nobody asked.
  case none
  /// There are no grades of a run before this one.
  case nothingEarlier
  /// The grades that differ.
  case changes([GradeChange])
  /// The course was changed since then, and so many grades differ; the next `--regrade` compares with the
  /// same run still.
  case courseChanged(count: Int)
}

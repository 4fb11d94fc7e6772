import Workbook

/// What a generated answer has to be given, known from what it was made of and never from a grade.
struct ExpectedGrade: Equatable {
  /// The outcome's word in `grades.csv`.
  enum Outcome: String, CaseIterable {
    case checked, held, unattempted, unreadable
    case couldNotRun = "could not run"
  }

  /// What becomes of the answer.
  var outcome: Outcome
  /// The checks that it fails, of those that run.
  var fails: Set<String> = []
  /// The known wrong answer that it is, by its folder's name.
  var misconception: String?

  /// All checks run and pass.
  static let passed = ExpectedGrade(outcome: .checked)
  /// There is nothing to grade.
  static let unattempted = ExpectedGrade(outcome: .unattempted)
  /// A human has to look first.
  static let held = ExpectedGrade(outcome: .held)
  /// The files cannot be read.
  static let unreadable = ExpectedGrade(outcome: .unreadable)
  /// The files do not compile, or not with the checks.
  static let couldNotRun = ExpectedGrade(outcome: .couldNotRun)

  /// One check does not come to its end; all others pass.
  static func cut(short check: String) -> ExpectedGrade {
    ExpectedGrade(outcome: .checked, fails: [check])
  }

  /// The line of a table of grades.
  /// - Parameters:
  ///   - student: The student's name.
  ///   - exercise: The exercise's number.
  ///   - checks: All its checks in order, each worth a point.
  /// - Returns: The line that `grades.csv` has to have.
  func line(of student: String, _ exercise: ExerciseID, checks: [String]) -> GradeLine {
    GradeLine(
      student: student,
      exercise: "\(exercise)",
      outcome: outcome.rawValue,
      points: "\(outcome == .checked ? checks.count - fails.count : 0)",
      failed: checks.filter(fails.contains).joined(separator: " "),
      misconception: misconception ?? ""
    )
  }
}

package import Workbook

/// What came of grading a class: the grades, and what an instructor must know beside them.
package struct ClassResult: Equatable, Sendable {
  /// The grades.
  package var gradebook: Gradebook
  /// The answers that have no grade through no fault of the student's; the next run tries them again.
  package var ungraded: [Ungraded] = []
  /// The names of what lies in the class's folder and is nobody's.
  package var passedOver: [String] = []
  /// What in the settings does not do what was meant.
  package var notes: [SettingsNote] = []
  /// The shares of the class that are not in it.
  package var missing: [Shard] = []

  /// How the grades compare with those of the last run.
  package var comparison = Comparison.none

  /// An answer without a grade.
  package struct Ungraded: Equatable, Sendable {
    /// The student.
    package var student: String
    /// The exercise.
    package var exercise: ExerciseID
    /// Why there is none.
    package var reason: String
  }
}

package import Workbook

/// Answers of different students to one exercise that are the same or nearly so.
package struct Likeness: Codable, Equatable, Sendable {
  /// The exercise.
  package var exercise: ExerciseID
  /// The students, by name.
  package var students: [String]
  /// How much their answers have in common, from 0 to 1; 1 for the same code.
  package var share: Double

  /// Makes it from its parts.
  package init(exercise: ExerciseID, students: [String], share: Double) {
    self.exercise = exercise
    self.students = students
    self.share = share
  }
}

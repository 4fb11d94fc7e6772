import Workbook

/// One grade, as it is kept from one run to the next.
struct JournalEntry: Codable, Equatable {
  /// The student.
  var student: String
  /// The fingerprint of the answer.
  var contents: String
  /// What it was judged by.
  var judge: String
  /// The grade, before it is weighted.
  var grade: ExerciseGrade

  /// What the entry is found by.
  var key: Key { Key(student: student, exercise: grade.exercise) }

  /// A student and an exercise.
  struct Key: Hashable {
    var student: String
    var exercise: ExerciseID
  }
}

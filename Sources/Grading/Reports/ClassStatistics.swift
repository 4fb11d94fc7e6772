package import Workbook

/// What a class had trouble with.
package struct ClassStatistics: Equatable {
  /// How often something happened to the students who attempted an exercise.
  package struct Count: Equatable {
    /// The exercise.
    package var exercise: ExerciseID
    /// A check's requirement, or the name of a known wrong answer.
    package var what: String
    /// What the course says of a known wrong answer, in one line; empty for a check.
    package var remark = ""
    /// The students it happened to, by name.
    package var students: [String]
    /// On how many students' answers to the exercise checks ran.
    package var attempts: Int
  }

  /// The checks that were failed, those that most failed first.
  package let failedChecks: [Count]
  /// The known wrong answers that were met, the most frequent first.
  package let misconceptions: [Count]

  /// Counts in the grades of a class.
  package init(_ gradebook: Gradebook) {
    let attempts = gradebook.attempts
    let byExercise = Dictionary(grouping: attempts, by: \.grade.exercise).mapValues(\.count)
    func counts(of facts: [(key: Key, student: String)]) -> [Count] {
      Dictionary(grouping: facts, by: \.key).map { key, all in
        Count(
          exercise: key.exercise,
          what: key.what,
          remark: key.remark,
          students: all.map(\.student),
          attempts: byExercise[key.exercise] ?? 0
        )
      }.sorted {
        ($1.students.count, $0.exercise, $0.what) < ($0.students.count, $1.exercise, $1.what)
      }
    }
    failedChecks = counts(
      of: attempts.flatMap { attempt in
        attempt.grade.failedChecks.map {
          (Key(attempt.grade.exercise, $0.requirement), attempt.student)
        }
      }
    )
    misconceptions = counts(
      of: attempts.compactMap { attempt in
        attempt.grade.answer.flatMap { answer in
          answer.misconception.map { name in
            let remark = answer.misconceptionSentence ?? ""
            return (Key(attempt.grade.exercise, name, remark), attempt.student)
          }
        }
      }
    )
  }

  private struct Key: Hashable {
    var exercise: ExerciseID
    var what: String
    var remark: String

    init(_ exercise: ExerciseID, _ what: String, _ remark: String = "") {
      self.exercise = exercise
      self.what = what
      self.remark = remark
    }
  }
}

extension Gradebook {
  /// What was checked, by whom.
  ///
  /// An answer on which no check ran, or that has no grade yet, tells nothing of the class.
  fileprivate var attempts: [(student: String, grade: ExerciseGrade)] {
    students.flatMap { student in
      student.exercises.filter(\.wasChecked).map { (student.student, $0) }
    }
  }
}

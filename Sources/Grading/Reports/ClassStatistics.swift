import Workbook

/// What a class had trouble with.
struct ClassStatistics: Equatable {
  /// How often something happened to the students who attempted an exercise.
  struct Count: Equatable {
    var exercise: ExerciseID
    /// A check's requirement, or the name of a known wrong answer.
    var what: String
    var students: [String]
    /// How many students attempted the exercise.
    var attempts: Int
  }

  /// The checks that were failed, those that most failed first.
  let failedChecks: [Count]
  /// The known wrong answers that were met, the most frequent first.
  let misconceptions: [Count]

  /// Counts in the grades of a class.
  init(_ gradebook: Gradebook) {
    let attempts = gradebook.attempts
    let byExercise = Dictionary(grouping: attempts, by: \.grade.exercise).mapValues(\.count)
    func counts(of facts: [(key: Key, student: String)]) -> [Count] {
      Dictionary(grouping: facts, by: \.key).map { key, all in
        Count(
          exercise: key.exercise,
          what: key.what,
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
          (Key(exercise: attempt.grade.exercise, what: $0.requirement), attempt.student)
        }
      }
    )
    misconceptions = counts(
      of: attempts.compactMap { attempt in
        attempt.grade.misconception.map {
          (Key(exercise: attempt.grade.exercise, what: $0), attempt.student)
        }
      }
    )
  }

  private struct Key: Hashable {
    var exercise: ExerciseID
    var what: String
  }
}

extension Gradebook {
  /// What was attempted, by whom; what has no grade yet tells nothing of the class.
  fileprivate var attempts: [(student: String, grade: ExerciseGrade)] {
    students.flatMap { student in
      student.exercises.filter { $0.isAttempted && !$0.isWaiting }.map { (student.student, $0) }
    }
  }
}

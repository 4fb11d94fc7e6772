import Foundation
import Workbook

/// The students of some shards, as they are read.
struct ShardPile {
  /// What is known of a student, and the folder that says so.
  struct Found {
    var grades: StudentGrade
    var ungraded: [ExerciseID: String]
    var folder: URL
  }

  /// The students, by name.
  private(set) var students: [String: Found] = [:]
  /// The prints of their answers.
  private(set) var prints: [ExerciseID: [String: CodePrint]] = [:]
  private var pool = TextPool()

  /// The answers that have no grade though they should.
  var ungraded: [ClassResult.Ungraded] {
    students.values.flatMap { found in
      found.ungraded.map { exercise, reason in
        ClassResult.Ungraded(student: found.grades.student, exercise: exercise, reason: reason)
      }
    }.sorted { ($0.student, $0.exercise) < ($1.student, $1.exercise) }
  }

  /// Adds the students of a shard; one that is known already must have the same grades.
  /// - Throws: ``MergeError``.
  mutating func add(_ results: ShardResults) throws {
    try results.forEachStudent { student in
      let name = student.grades.student
      if let known = students[name], known.grades != student.grades {
        throw MergeError([
          .contradictory(student: name, path: results.folder.path, other: known.folder.path)
        ])
      }
      students[name] = Found(
        grades: student.grades.sharing(&pool),
        ungraded: student.ungraded,
        folder: results.folder
      )
      for (exercise, print) in student.prints { prints[exercise, default: [:]][name] = print }
    }
  }
}

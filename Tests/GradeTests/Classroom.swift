import Foundation
import Grader
import Testing
import Workbook

/// Grades the exercises of one student, as `swift test` is told by its environment.
///
/// - `TUTOR_SUBMISSION=DIR`: another student's `Exercises` folder, or a folder that holds one.
/// - `TUTOR_STRICT=1`: an exercise that was not attempted counts as failed.
/// - `TUTOR_JUNIT=FILE`: every check of every graded exercise, as JUnit XML.
enum Classroom {
  /// The workbook that this test was built from.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let environment = ProcessInfo.processInfo.environment
  private static let report = environment["TUTOR_JUNIT"].map { JUnitFile(url: URL(filePath: $0)) }

  /// A Boolean value that tells whether an exercise has something to grade.
  static func isGraded(_ id: String) throws -> Bool {
    if environment["TUTOR_STRICT"] == "1" { return true }
    let exercise = try exercise(id)
    let folder = submission(of: exercise)
    guard FileManager.default.fileExists(atPath: folder.path) else { return false }
    return try exercise.isAttempted(in: folder)
  }

  /// Grades an exercise; each check that failed is an issue of its own, with its explanation.
  static func grade(_ id: String) throws {
    let exercise = try exercise(id)
    let grader = Grader(root: root, cache: Grader.defaultCache(environment: environment))
    let verdict = try grader.check(exercise, submission: submission(of: exercise))
    try report?.add(verdict, of: exercise)
    guard !verdict.passed else { return }
    let explainer = try Explainer(exercise)
    for part in explainer.explainEach(verdict) {
      Issue.record("\(part.plainText)")
    }
  }

  private static func exercise(_ id: String) throws -> Exercise {
    let id = try #require(ExerciseID(id))
    return try #require(try Course.load(root: root).exercise(id))
  }

  private static func submission(of exercise: Exercise) -> URL {
    let given = environment["TUTOR_SUBMISSION"].map { URL(filePath: $0) } ?? root
    let inside = given.appending(path: "Exercises")
    let exercises = FileManager.default.fileExists(atPath: inside.path) ? inside : given
    return
      exercises
      .appending(path: exercise.folder.deletingLastPathComponent().lastPathComponent)
      .appending(path: exercise.folder.lastPathComponent)
  }
}

import Foundation
import Grader
import Testing
import Workbook

/// Grades the exercises of one student, as `swift test` is told by its environment.
///
/// - `TUTOR_SUBMISSION=DIR`: another student's `Exercises` folder, or a folder that holds one.
/// - `TUTOR_STRICT=1`: an exercise that was not attempted counts as failed.
/// - `TUTOR_JUNIT=FILE`: every check of every graded exercise, as JUnit XML.
/// - `TUTOR_CLEARED=5.1,6.2`: exercises that a human has looked at, so that nothing in them is held against
///   the verdict.
/// - `TUTOR_UNSAFE=1`: grades another student's code even where nothing can enclose it.
enum Classroom {
  /// The workbook that this test was built from.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let environment = ProcessInfo.processInfo.environment
  private static let report = environment["TUTOR_JUNIT"].map { JUnitFile(url: URL(filePath: $0)) }

  private static let cleared = Set(
    (environment["TUTOR_CLEARED"] ?? "").split(separator: ",").map(String.init)
  )

  /// A Boolean value that tells whether an exercise has something to grade.
  static func isGraded(_ id: String) throws -> Bool {
    let exercise = try exercise(id)
    let folder = try submission(of: exercise)
    if try isOn("TUTOR_STRICT") { return true }
    let isThere = FileManager.default.fileExists(atPath: folder.path)
    let isAttempted = try isThere && exercise.isAttempted(in: folder)
    if !isAttempted { try report?.add(nil, on: exercise) }
    return isAttempted
  }

  /// Grades an exercise; each check that failed is an issue of its own, with its explanation.
  static func grade(_ id: String) throws {
    let exercise = try exercise(id)
    var grader = Grader(root: root, cache: Grader.defaultCache(environment: environment))
    grader.enclosesCompiler = environment["TUTOR_SUBMISSION"] != nil
    guard
      try grader.enclosesPrograms || environment["TUTOR_SUBMISSION"] == nil || isOn("TUTOR_UNSAFE")
    else { throw ClassroomError.notEnclosed }
    try grader.prepare()
    var verdict = try grader.check(exercise, submission: submission(of: exercise))
    if cleared.contains(id) { verdict.flags = [] }
    if !verdict.passed {
      for part in try Explainer(exercise).explainEach(verdict) { Issue.record("\(part.plainText)") }
    }
    for flag in verdict.flags { Issue.record("\(flag.sentence)") }
    try report?.add(verdict, on: exercise)
  }

  private static func exercise(_ id: String) throws -> Exercise {
    let id = try #require(ExerciseID(id))
    return try #require(try Course.load(root: root).exercise(id))
  }

  /// Finds the folder of the student's files, in the same place as in this workbook.
  private static func submission(of exercise: Exercise) throws -> URL {
    guard let path = environment["TUTOR_SUBMISSION"] else { return exercise.folder }
    let given = URL(filePath: path)
    let inside = given.appending(path: "Exercises")
    let exercises = FileManager.default.fileExists(atPath: inside.path) ? inside : given
    let lesson = exercise.folder.deletingLastPathComponent().lastPathComponent
    let folder = exercises.appending(path: lesson)
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw ClassroomError.missing(path: folder.path)
    }
    return folder.appending(path: exercise.folder.lastPathComponent)
  }

  private static func isOn(_ name: String) throws -> Bool {
    switch environment[name] {
    case nil, "", "0": return false
    case "1": return true
    case let value?: throw ClassroomError.noSwitch(name: name, value: value)
    }
  }
}

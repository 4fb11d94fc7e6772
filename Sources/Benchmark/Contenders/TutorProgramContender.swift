import Foundation
import Grader
import Workbook

/// `tutor check 5.1`, started anew for each verdict, in a workbook of its own.
struct TutorProgramContender: Contender {
  let name = "tutor check, started each time"
  var submission: Submission

  private let check: ProgramRun

  /// Makes a workbook that shares all with the one at `root` but the exercise's files.
  init(
    program: String,
    exercise: Exercise,
    solution: URL,
    root: URL,
    cache: URL,
    workspace: Workspace
  ) throws {
    let workbook = try workspace.folder("workbook")
    for name in ["Package.swift", "Sources", "Lessons", "Tests"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(workbook)/\(name)",
        withDestinationPath: root.appending(path: name).path
      )
    }
    let exercises = try workspace.copy(
      root.appending(path: "Exercises").path,
      to: "workbook/Exercises"
    )
    let lesson = exercise.folder.deletingLastPathComponent().lastPathComponent
    let folder = "\(exercises)/\(lesson)/\(exercise.folder.lastPathComponent)"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".swift") {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: solution.path) {
      try FileManager.default.copyItem(
        atPath: solution.appending(path: name).path,
        toPath: "\(folder)/\(name)"
      )
    }
    submission = try Submission(folder: folder, solution: solution)
    let settings = ["TUTOR_WORKBOOK": workbook, "TUTOR_CACHE": cache.path]
    check = ProgramRun(
      path: program,
      arguments: ["check", "\(exercise.id)"],
      environment: ProcessInfo.processInfo.environment.merging(settings) { $1 },
      log: "\(workspace.path)/tutor.log"
    )
  }

  func judge(after edit: Edit) throws -> [Stage: Duration] {
    guard try check.run() else {
      throw BenchmarkError.notJudged(
        contender: name,
        reason: "it did not end with status 0",
        log: check.printed
      )
    }
    return [:]
  }
}

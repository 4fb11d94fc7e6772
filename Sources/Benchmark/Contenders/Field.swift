import Foundation
import Grader
import Workbook

/// All that take part, ready to be measured.
struct Field {
  /// The contenders, in the order of the table, the tutor first.
  let contenders: [any Contender]

  /// Gives each contender a copy of the reference solution, and all that it needs.
  init(_ setting: Setting) throws {
    let grader = Grader(root: setting.root, cache: setting.cache)
    let folder = try setting.workspace.copy(setting.solution.path, to: "tutor")
    let submission = try setting.submission(in: folder)
    let calls = try CapturedCalls(of: setting.exercise, submission: folder, setting)
    contenders = [
      TutorContender(submission: submission, grader: grader, exercise: setting.exercise),
      try Self.floor(repeating: calls, setting),
      try Self.driver(calls, setting),
      try PackageContender(setting),
      try TutorProgramContender(setting),
    ]
  }

  private static func floor(
    repeating calls: CapturedCalls,
    _ setting: Setting
  ) throws -> ScriptContender {
    let folder = try ScriptFolder("script", calls: calls, workspace: setting.workspace)
    return try ScriptContender(
      ScriptContender.floorName,
      steps: Steps(repeating: calls, in: folder),
      folder: folder,
      setting
    )
  }

  private static func driver(_ calls: CapturedCalls, _ setting: Setting) throws -> ScriptContender {
    let folder = try ScriptFolder("driver", calls: calls, workspace: setting.workspace)
    return try ScriptContender(
      "the same steps by swiftc",
      steps: try Steps(driving: calls, module: setting.exercise.module, in: folder),
      folder: folder,
      setting
    )
  }
}

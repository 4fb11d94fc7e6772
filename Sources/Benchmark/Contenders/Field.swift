import Foundation
import Grader
import Workbook

/// All that take part, ready to be measured.
struct Field {
  /// The contenders, in the order of the table, the tutor first.
  let contenders: [any Contender]
  /// The built tutor that lies beside the benchmark; nil where there is none.
  let tutorProgram: String?

  /// Gives each contender a copy of the reference solution, and all that it needs.
  init(_ setting: Setting) throws {
    let grader = Grader(root: setting.root, cache: setting.cache)
    try grader.prepare()
    let folder = try setting.workspace.copy(setting.solution.path, to: "tutor")
    let submission = try setting.submission(in: folder)
    let calls = try CapturedCalls(of: submission, setting: setting)
    tutorProgram = Self.tutorProgram
    contenders =
      [
        TutorContender(submission: submission, grader: grader, exercise: setting.exercise),
        try Self.floor(repeating: calls, setting),
        try Self.driver(calls, setting),
        try PackageContender(setting),
      ] + (try tutorProgram.map { [try TutorProgramContender(program: $0, setting)] } ?? [])
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

  private static var tutorProgram: String? {
    guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    let path = own.deletingLastPathComponent().appending(path: "tutor").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }
}

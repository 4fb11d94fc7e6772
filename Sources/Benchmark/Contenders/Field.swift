import Foundation
import Grader
import Workbook

/// All that take part, ready to be measured.
struct Field {
  /// The contenders, in the order of the table.
  let contenders: [any Contender]
  /// The built tutor that lies beside the benchmark; nil where there is none.
  let tutorProgram: String?

  /// Gives each contender a copy of the reference solution, and all that it needs.
  init(exercise: Exercise, root: URL, workspace: Workspace) throws {
    let solution = exercise.hidden.appending(path: "Solution")
    let cache = URL(filePath: "\(workspace.path)/cache")
    let grader = Grader(root: root, cache: cache)
    try grader.prepare()
    let copy = try workspace.copy(solution.path, to: "tutor")
    let submission = try Submission(folder: copy, solution: solution)
    let calls = try CapturedCalls(exercise: exercise, folder: copy, root: root, cache: cache)

    tutorProgram = Self.tutorProgram
    var contenders: [any Contender] = [
      TutorContender(submission: submission, grader: grader, exercise: exercise)
    ]
    contenders += try Self.scripts(exercise, solution: solution, calls: calls, workspace: workspace)
    contenders.append(
      try PackageContender(
        exercise: exercise,
        solution: solution,
        root: root,
        workspace: workspace
      )
    )
    if let tutorProgram {
      contenders.append(
        try TutorProgramContender(
          program: tutorProgram,
          exercise: exercise,
          solution: solution,
          root: root,
          cache: cache,
          workspace: workspace
        )
      )
    }
    self.contenders = contenders
  }

  private static func scripts(
    _ exercise: Exercise,
    solution: URL,
    calls: CapturedCalls,
    workspace: Workspace
  ) throws -> [any Contender] {
    let checks = try exercise.explanations().map(\.check)
    let floor = try ScriptFolder("script", calls: calls, workspace: workspace)
    let driver = try ScriptFolder("driver", calls: calls, workspace: workspace)
    return [
      try ScriptContender(
        ScriptContender.floorName,
        submission: try Submission(folder: floor.submission, solution: solution),
        steps: Steps(repeating: calls, in: floor),
        folder: floor,
        checks: checks
      ),
      try ScriptContender(
        "the same steps by swiftc",
        submission: try Submission(folder: driver.submission, solution: solution),
        steps: try Steps(driving: calls, module: exercise.module, in: driver),
        folder: driver,
        checks: checks
      ),
    ]
  }

  private static var tutorProgram: String? {
    guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    let path = own.deletingLastPathComponent().appending(path: "tutor").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }
}

import Foundation
import Grader
import Workbook

/// `tutor check 5.1`, started anew for each verdict, in a workbook of its own.
struct TutorProgramContender: Contender {
  let name = "tutor check, started each time"
  var submission: Submission

  private let check: ProgramRun

  /// Makes the workbook.
  /// - Parameters:
  ///   - program: The built tutor.
  ///   - setting: What it judges, and where.
  /// - Throws: The system's errors.
  init(program: String, _ setting: Setting) throws {
    let workbook = try WorkbookCopy(setting)
    submission = try setting.submission(in: workbook.exercise)
    let settings = ["TUTOR_WORKBOOK": workbook.path, "TUTOR_CACHE": setting.cache.path]
    check = ProgramRun(
      path: program,
      arguments: ["check", "\(setting.exercise.id)"],
      environment: ProcessInfo.processInfo.environment.merging(settings) { $1 },
      log: "\(setting.workspace.path)/tutor.log"
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

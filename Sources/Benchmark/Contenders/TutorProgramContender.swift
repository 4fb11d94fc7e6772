import Foundation
import Grader
import Workbook

/// `tutor check 5.1`, started anew for each verdict, in a workbook of its own.
struct TutorProgramContender: Contender {
  /// Its name in the table.
  static let title = "tutor check, started each time"

  let name = Self.title
  var submission: Submission

  private let check: ProgramRun

  /// Makes the workbook.
  /// - Throws: The system's errors.
  init(_ setting: Setting) throws {
    let workbook = try WorkbookCopy("workbook", setting)
    submission = try setting.submission(in: workbook.folder(of: setting.exercise))
    check = ProgramRun(
      path: setting.tutor,
      arguments: ["check", "\(setting.exercise.id)"],
      environment: setting.environment(workbook: workbook.path),
      log: "\(setting.workspace.path)/tutor.log"
    )
  }

  func judge(after edit: Edit) throws -> [Stage: Duration] {
    guard try check.run() == 0 else {
      throw BenchmarkError.notJudged(
        contender: name,
        reason: "it did not end with status 0",
        log: check.printed
      )
    }
    return [:]
  }
}

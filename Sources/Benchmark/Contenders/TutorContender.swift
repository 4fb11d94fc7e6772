import Foundation
import Grader
import Workbook

/// The tutor's way: a check in this process, as at its prompt and in `tutor watch`, in its sandbox.
struct TutorContender: Contender {
  /// Its name in the table.
  static let title = "tutor, in its process"

  let name = Self.title
  var submission: Submission
  /// The grader.
  let grader: Grader
  /// The exercise.
  let exercise: Exercise

  func judge(after edit: Edit) throws -> [Stage: Duration] {
    let verdict = try grader.keptVerdict(on: exercise, submission: URL(filePath: submission.folder))
    let done = Set(verdict.timings.keys)
    guard verdict.passed, done == Self.stages(after: edit) else {
      throw BenchmarkError.notJudged(
        contender: name,
        reason: "the verdict on the \(edit.rawValue) edit, or what was done for it, is wrong",
        log: "\(done)\n\(verdict.outcome)"
      )
    }
    return verdict.timings
  }

  /// The stages that have something to do after an edit.
  private static func stages(after edit: Edit) -> Set<Stage> {
    switch edit {
    case .statement: [.submission, .link, .run]
    case .interface: [.submission, .checks, .link, .run]
    case .nothing: []
    }
  }
}

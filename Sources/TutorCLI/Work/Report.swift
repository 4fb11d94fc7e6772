import Grader
import Workbook

/// News from a thread beside the loop.
enum Report: Sendable {
  /// A job has reached a stage.
  case stage(Stage, job: Job.ID)
  /// A job is over.
  case finished(Finding, job: Job.ID)

  /// What a job has found out.
  enum Finding: Sendable {
    case verdict(Exercise, Verdict)
    case built(AppSource, AppBuild)
    case answer(Question, choice: String, found: String)
    case replayed(Replay)
    case saved(NewFile, commandCount: Int)
    case failed(any Error)
  }
}

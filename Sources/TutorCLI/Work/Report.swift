import Editions
import Grader
import Grading
import Verification
import Workbook

/// News from a thread beside the loop.
enum Report: Sendable {
  /// A job has reached a stage.
  case stage(Stage, job: Job.ID)
  /// Another tutor does what a job needs; the job waits for it.
  case waiting(job: Job.ID)
  /// Another part of a job is done.
  case advance(Advance, job: Job.ID)
  /// A job has come to a check.
  case begun(BegunCheck, job: Job.ID)
  /// A job tries so many changes to an exercise's reference.
  case mutants(Exercise, count: Int, job: Job.ID)
  /// A job is over.
  case finished(Finding, job: Job.ID)

  /// What a job has found out.
  enum Finding: Sendable {
    /// The time is nil where nobody asked for it.
    case verdict(Exercise, Verdict, time: Duration?)
    case results([ExerciseResult])
    case rechecked(Exercise, Verdict)
    case built(AppSource, AppBuild)
    case answer(Question, choice: String, found: String)
    case replayed(Replay)
    case saved(NewFile, commandCount: Int)
    case examined([Diagnosis])
    case verified([Verification::Finding], Scope)
    case recorded([String])
    case broken([MutantReport], [Verification::Finding])
    case graded(ClassResult, ReportsWanted, shard: Shard?)
    case copied(EditionOutcome)
    case failed(any Error)
  }
}

import Foundation
import Grader
import Synchronization
import Workbook

/// What compiling and running showed: the verdicts on answers, and what the lessons' apps did.
///
/// Rules only look at it; so each program runs once, however many rules ask.
struct Evidence: Sendable {
  /// The lessons whose apps were driven.
  private(set) var rehearsals: [Rehearsal] = []
  private var verdicts: [String: Result<Verdict, any Error>] = [:]

  /// Tries all of a part of the course, two programs at a time; what is known already is not tried
  /// again.
  /// - Parameters:
  ///   - scope: The part.
  ///   - grader: What compiles and runs.
  ///   - cancelled: A way to end the tries from another thread; what is left is not tried then.
  ///   - progress: Told of each answer and app that was tried, called on any thread.
  @available(*, noasync)
  init(
    of scope: Scope,
    grader: Grader,
    cancelled: Cancellation?,
    progress: @escaping @Sendable (Advance) -> Void
  ) {
    let attempts =
      scope.lessons.map(Attempt.rehearsal)
      + scope.exercises.flatMap { Attempt.answers(to: $0, scope.answers) }
    let done = Atomic(0)
    let shown = inParallel(attempts) { attempt -> Shown in
      if cancelled?.isCancelled == true { return .nothing }
      let result = Self.result(of: attempt, grader: grader, cancelled: cancelled)
      let count = done.add(1, ordering: .relaxed).newValue
      progress(Advance(done: count, of: attempts.count))
      return result
    }
    for result in shown {
      switch result {
      case .verdict(let folder, let verdict): verdicts[folder.path] = verdict
      case .rehearsal(let rehearsal): rehearsals.append(rehearsal)
      case .nothing: break
      }
    }
  }

  /// The verdict on the files in a folder.
  /// - Throws: Why there is none.
  func verdict(on folder: URL) throws -> Verdict {
    guard let verdict = verdicts[folder.path] else { throw TrialError.untried(folder: folder) }
    return try verdict.get()
  }

  private enum Shown: Sendable {
    case verdict(URL, Result<Verdict, any Error>)
    case rehearsal(Rehearsal)
    /// It was cancelled.
    case nothing
  }

  @available(*, noasync)
  private static func result(
    of attempt: Attempt,
    grader: Grader,
    cancelled: Cancellation?
  ) -> Shown {
    switch attempt {
    case .answer(let exercise, let folder):
      .verdict(
        folder,
        Result { try grader.keptVerdict(on: exercise, submission: folder, cancelled: cancelled) }
      )
    case .rehearsal(let lesson):
      .rehearsal(Rehearsal(lesson, grader: grader))
    }
  }
}

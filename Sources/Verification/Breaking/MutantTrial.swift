import Breakage
import Foundation
import Grader
import Workbook

/// Breaks the reference of an exercise in every place, one at a time, and grades what comes of it.
struct MutantTrial {
  private let exercise: Exercise
  private let grader: Grader
  private let cancelled: Cancellation?

  init(_ exercise: Exercise, grader: Grader, cancelled: Cancellation?) {
    (self.exercise, self.grader, self.cancelled) = (exercise, grader, cancelled)
  }

  /// Tries every change.
  /// - Parameter progress: Told of the number of changes before they are tried.
  /// - Returns: What became of each.
  /// - Throws: ``MutantError`` when the reference itself is not right, and ``GraderError``.
  @available(*, noasync)
  func report(progress: (Int) -> Void) throws -> MutantReport {
    guard let reference = try exercise.solutions().first else {
      throw MutantError.noReference(exercise.id)
    }
    var answer = try BrokenAnswer.copy(of: reference, startedFrom: exercise.starter)
    try settle(&answer)
    let places = answer.places
    progress(places.count)
    let folder = answer.folder
    let mutants = try inParallel(places) { place in
      Result { try mutant(of: place, in: folder) }
    }.map { try $0.get() }
    let list = try UnseenList(hidden: exercise.hidden)
    return MutantReport(exercise: exercise, mutants: mutants.map(list.excused))
  }

  /// Compiles the answer with all switches off, without the changes that the compiler refuses.
  @available(*, noasync)
  private func settle(_ answer: inout BrokenAnswer) throws {
    while true {
      let verdict = try grader.keptVerdict(
        on: exercise,
        submission: answer.folder,
        cancelled: cancelled
      )
      if verdict.passed { return }
      guard case .notCompiled(let diagnostics) = verdict.outcome, try answer.giveUp(diagnostics)
      else { throw MutantError.referenceFails(exercise.id) }
    }
  }

  @available(*, noasync)
  private func mutant(of place: BrokenPlace, in folder: URL) throws -> Mutant {
    let verdict = try grader.keptVerdict(
      on: exercise,
      submission: folder,
      settings: [SwitchedSource.variable: "\(place.number)"],
      cancelled: cancelled
    )
    return Mutant(
      file: place.file,
      line: place.change.line,
      change: place.change.summary,
      fate: verdict.passed ? .unseen : try isExplained(verdict) ? .explained : .unexplained
    )
  }

  /// A Boolean value that tells whether the student is shown a fact of this very run.
  private func isExplained(_ verdict: Verdict) throws -> Bool {
    guard case .graded(let results) = verdict.outcome else { return false }
    let pictures = [Message.stackThen(), Message.treeThen()]
    return try Explainer(exercise).explain(verdict).parts.contains { part in
      switch part {
      case .comparison: true
      case .drawing(let caption, _): pictures.contains(caption)
      default: false
      }
    } || results.contains(where: \.ending.namesAPlace)
  }
}

extension CheckEnding {
  /// A Boolean value that tells whether a crash or a loop is told with its place in the student's file.
  fileprivate var namesAPlace: Bool {
    switch self {
    case .crashed(let crash): crash.frame != nil
    case .timedOut(_, _, let frame): frame != nil
    case .stackOverflow(let cycle): !cycle.isEmpty
    default: false
    }
  }
}

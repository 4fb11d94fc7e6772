import Foundation
import Grader
import Synchronization
import Workbook

/// Where the answers of one class are graded, by several threads.
final class Desk: Sendable {
  private let run: ClassRun
  private let assignments: [Assignment]
  private let cancelled: Cancellation?
  private let journal: Journal
  private let turnstile = Turnstile()
  private let state = Mutex(State())

  private struct State {
    var error: (any Error)?
    var ungraded: [ClassResult.Ungraded] = []
    var prints: [ExerciseID: [String: CodePrint]] = [:]
  }

  /// Opens what is kept of the class.
  /// - Throws: ``GradingError``.
  init(run: ClassRun, assignments: [Assignment], cancelled: Cancellation?) throws(GradingError) {
    self.run = run
    self.assignments = assignments
    self.cancelled = cancelled
    do {
      try makeFolder(run.keptFolder)
    } catch {
      throw .unwritable(path: run.keptFolder.path, reason: error.refusal)
    }
    journal = try Journal(folder: run.keptFolder)
    // What a killed run has left; this one holds the journal, so nobody else works there.
    try? FileManager.default.removeItem(at: workFolder)
  }

  private var workFolder: URL { run.keptFolder.appending(path: "work") }

  /// What ended the work, if something did.
  var error: (any Error)? { state.withLock { $0.error } }

  /// The answers that have no grade though they should.
  var ungraded: [ClassResult.Ungraded] {
    state.withLock { $0.ungraded }.sorted { ($0.student, $0.exercise) < ($1.student, $1.exercise) }
  }

  /// What is characteristic of the answers, by exercise and student.
  var prints: [ExerciseID: [String: CodePrint]] { state.withLock { $0.prints } }

  /// Grades all that one student was to do.
  /// - Parameters:
  ///   - submission: What the student has handed in.
  ///   - advance: Called after each exercise, with whether there was an answer to be checked.
  /// - Returns: The grades; without those that were not come to before the work was ended.
  @available(*, noasync)
  func grade(_ submission: Submission, advance: (Bool) -> Void) -> StudentGrade {
    guard error == nil else { return StudentGrade(student: submission.student, exercises: []) }
    let placement = submission.placement(by: run.grader, course: run.course)
    let handedIn = run.settings.handedIn[submission.student]
    var student = StudentGrade(
      student: submission.student,
      handedIn: handedIn ?? placement.answers.values.map(\.modified).max(),
      exercises: [],
      troubles: placement.troubles.map(\.sentence)
    )
    for assignment in assignments where error == nil {
      let answer = placement.answers[assignment.exercise.id]
      let (grade, wasChecked) = grade(answer, to: assignment, of: submission.student)
      let moment = handedIn ?? answer?.modified
      student.exercises.append(
        grade.weighted(by: run.settings, of: submission.student, handedIn: moment)
      )
      student.troubles += lack(answer, of: assignment.exercise, for: grade)
      advance(wasChecked)
    }
    return student
  }

  /// Which files an answer lacks on which no check could run; the exercise may well do without others.
  private func lack(
    _ answer: HandedInAnswer?,
    of exercise: Exercise,
    for grade: ExerciseGrade
  ) -> [String] {
    guard grade.answer?.obstacle != nil, case .success(let contents)? = answer?.contents,
      let missing = try? exercise.missingFiles(among: contents.files.keys), !missing.isEmpty
    else { return [] }
    let rest = missing.count - Self.namedFiles
    let more = rest > 0 ? [Message.classPageMore(["count": rest])] : []
    let files = (missing.prefix(Self.namedFiles) + more).joined(separator: ", ")
    return [Message.handInLacks(["exercise": exercise.id, "files": files])]
  }

  /// So many of the files that an answer lacks are named.
  private static let namedFiles = 5

  /// A grade, and whether the answer had to be checked for it.
  private typealias Finding = (grade: ExerciseGrade, wasChecked: Bool)

  private func grade(
    _ answer: HandedInAnswer?,
    to assignment: Assignment,
    of student: String
  ) -> Finding {
    switch answer?.contents {
    case nil: return (ExerciseGrade(unchecked: .unattempted, of: assignment), false)
    case .failure(let fault):
      return (ExerciseGrade(unchecked: .unreadable(reason: fault.reason), of: assignment), false)
    case .success(let contents) where contents.isPart(of: assignment.starter):
      return (ExerciseGrade(unchecked: .unattempted, of: assignment), false)
    case .success(let contents):
      do {
        return try grade(contents, for: assignment, of: student)
      } catch {
        note(error, student: student, exercise: assignment.exercise.id)
        return (ExerciseGrade(unchecked: .ungraded, of: assignment), true)
      }
    }
  }

  /// Grades files; the same files of another student are waited for, and then known.
  private func grade(
    _ contents: Contents,
    for assignment: Assignment,
    of student: String
  ) throws -> Finding {
    let exercise = assignment.exercise
    let print = CodePrint(contents.files, beyond: assignment.starterPrint)
    state.withLock { $0.prints[exercise.id, default: [:]][student] = print }
    let key = JournalEntry.Key(student: student, exercise: exercise.id)
    let name = contents.digest
    if let known = journal.grade(of: key, contents: name, judge: assignment.judge) {
      return (known, false)
    }
    let verdict = try turnstile.passing(as: "\(exercise.id) \(name)") {
      let work = try WorkFolder(contents, below: workFolder)
      return try self.verdict(on: work.url, for: exercise)
    }
    let grade = ExerciseGrade(verdict, on: name, of: assignment)
    try journal.add(
      JournalEntry(student: student, contents: name, judge: assignment.judge, grade: grade)
    )
    return (grade, true)
  }

  /// Checks an answer; one that ran out of time or memory has a second try, since a busy machine may
  /// have been to blame.
  private func verdict(on folder: URL, for exercise: Exercise) throws -> Verdict {
    func check() throws -> Verdict {
      try run.grader.keptVerdict(on: exercise, submission: folder, cancelled: cancelled)
    }
    let first = try check()
    return try first.isRepeatable ? first : check()
  }

  /// What nothing can be kept after, or nobody waits for any more, ends the work; else it goes on.
  private func note(_ error: any Error, student: String, exercise: ExerciseID) {
    state.withLock { state in
      let isEnd = error is GradingError || error as? GraderError == .cancelled
      if isEnd {
        state.error = state.error ?? error
      } else {
        state.ungraded.append(
          ClassResult.Ungraded(student: student, exercise: exercise, reason: "\(error)")
        )
      }
    }
  }
}

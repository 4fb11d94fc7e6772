package import Foundation
package import Grader
import Synchronization
package import Workbook

/// Grades a class: every assigned exercise of every student, a few at a time.
package struct ClassRun: Sendable {
  /// The course.
  package let course: Course
  /// What checks the answers.
  package let grader: Grader
  /// The submissions.
  package let folder: ClassFolder
  /// What the instructor decided.
  package var settings = GradingSettings()
  /// The part of the course that is graded; all that is assigned when empty.
  package var parts: [CoursePart] = []
  /// How many students are graded at once.
  package var jobs = 2
  /// The folder that the reports are written to.
  package var reports: URL
  /// Whether students' programs run though nothing encloses them.
  package var isUnsafe = false
  /// Whether the grades are compared with the last run's, which they then replace.
  package var isRegrade = false

  /// Makes a run of everything that is assigned.
  package init(course: Course, grader: Grader, folder: ClassFolder) {
    var grader = grader
    grader.enclosesCompiler = true
    self.course = course
    self.grader = grader
    self.folder = folder
    reports = folder.url.appending(path: Self.defaultReports)
  }

  /// Where in a class's folder the reports are written, unless another place is named.
  package static let defaultReports = "\(ClassFolder.keptName)/reports"

  /// The folder in which what was found out is kept.
  package var keptFolder: URL { folder.url.appending(path: ClassFolder.keptName) }

  /// Grades the class.
  ///
  /// What was graded before as it is now is not checked again.
  /// - Parameters:
  ///   - cancelled: A way to end it from another thread; what is known by then stays known.
  ///   - progress: Told of each answer that is done, called on any thread.
  /// - Returns: The grades, by student and exercise.
  /// - Throws: ``GradingError``, and ``GraderError`` when nothing can be compiled here.
  @available(*, noasync)
  package func grade(
    cancelled: Cancellation? = nil,
    progress: @escaping @Sendable (Advance) -> Void = { _ in }
  ) throws -> ClassResult {
    guard grader.enclosesPrograms || isUnsafe else { throw GradingError.notEnclosed }
    let assignments = try assignments()
    try grader.prepare()
    let desk = try Desk(run: self, assignments: assignments, cancelled: cancelled)
    let done = Atomic(0)
    let count = folder.submissions.count * assignments.count
    let students = inParallel(folder.submissions, jobs: jobs) { submission in
      desk.grade(submission) {
        let done = done.add(1, ordering: .relaxed).newValue
        progress(Advance(done: done, of: count))
      }
    }
    if let error = desk.error { throw error }
    var result = ClassResult(
      gradebook: Gradebook(
        course: course(of: assignments),
        toolchain: try grader.compilerVersion(),
        assigned: assignments.map(\.exercise.id),
        students: students,
        likenesses: desk.likenesses
      ),
      ungraded: desk.ungraded,
      passedOver: folder.passedOver
    )
    try keep(&result)
    return result
  }

  /// Compares the grades with the last run's, and writes them down.
  private func keep(_ result: inout ClassResult) throws {
    let kept = KeptGradebook(of: self)
    let earlier = try kept.load()
    let changes = earlier.map { result.gradebook.changes(since: $0) } ?? []
    let isSameCourse = earlier == nil || earlier?.course == result.gradebook.course
    if isRegrade {
      result.comparison = .changes(changes)
    } else if !isSameCourse, parts.isEmpty {
      result.comparison = .courseChanged(count: changes.count)
    }
    try write(result.gradebook)
    // A part of the grades does not replace the whole.
    if parts.isEmpty, isSameCourse || isRegrade { try kept.save(result.gradebook) }
  }

  private func assignments() throws -> [Assignment] {
    let wanted = course.exercises.filter { exercise in
      settings.isAssigned(exercise.id)
        && (parts.isEmpty || parts.contains { $0.contains(exercise.id) })
    }
    guard !wanted.isEmpty else { throw GradingError.nothingAssigned }
    return try Assignment.list(wanted, grader: grader)
  }

  /// The fingerprint of all that the grades depend on, apart from answers and settings.
  private func course(of assignments: [Assignment]) -> String {
    var inputs = Inputs()
    inputs.add(assignments.map(\.judge))
    return inputs.fingerprint
  }
}

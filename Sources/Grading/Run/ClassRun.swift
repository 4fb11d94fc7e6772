package import Foundation
package import Grader
import Synchronization
package import Workbook

/// Grades a class: every assigned exercise of every student, a few at a time.
package struct ClassRun: Sendable {
  /// The course.
  package let course: Course
  /// What checks the answers.
  package private(set) var grader: Grader
  /// The submissions.
  package let folder: ClassFolder
  /// What the instructor decided.
  package var settings = GradingSettings()
  /// What whoever read the settings has to tell; what grading finds out is told behind it.
  package var notes: [SettingsNote] = []
  /// The part of the course that is graded; all that is assigned when empty.
  package var parts: [CoursePart] = []
  /// The share of the class that is graded; all of it when nil.
  package var shard: Shard?
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
    reports = folder.url.appending(path: Self.defaultReports(of: nil))
  }

  /// Where in a class's folder what shards found out is kept, a folder each.
  package static let shardsFolder = "\(ClassFolder.keptName)/shards"

  /// Where in a class's folder the reports on a share, or on the whole, are written, unless another place
  /// is named.
  package static func defaultReports(of shard: Shard?) -> String {
    "\(keptName(of: shard))/reports"
  }

  /// The folder in which what was found out is kept.
  package var keptFolder: URL { folder.url.appending(path: Self.keptName(of: shard)) }

  private static func keptName(of shard: Shard?) -> String {
    shard.map { "\(shardsFolder)/\($0.folderName)" } ?? ClassFolder.keptName
  }

  /// Grades the class.
  ///
  /// What was graded before as it is now is not checked again.
  /// - Parameters:
  ///   - cancelled: A way to end it from another thread; what is known by then stays known.
  ///   - progress: Told how far it has come at each answer that had to be checked, called on any thread.
  ///   - preparing: Told when what every answer is compiled with has to be built first.
  /// - Returns: The grades, by student and exercise.
  /// - Throws: ``GradingError``, and ``GraderError`` when nothing can be compiled here.
  @available(*, noasync)
  package func grade(
    cancelled: Cancellation? = nil,
    progress: @escaping @Sendable (Advance) -> Void = { _ in },
    preparing: @escaping (Step) -> Void = { _ in }
  ) throws -> ClassResult {
    guard grader.enclosesPrograms || isUnsafe else { throw GradingError.notEnclosed }
    var run = self
    // One compiler for all, whatever is chosen meanwhile.
    run.grader = try grader.withToolchainFound()
    let assignments = try run.assignments()
    try run.grader.prepare(progress: preparing)
    return try run.grade(assignments, cancelled: cancelled, progress: progress)
  }

  @available(*, noasync)
  private func grade(
    _ assignments: [Assignment],
    cancelled: Cancellation?,
    progress: @escaping @Sendable (Advance) -> Void
  ) throws -> ClassResult {
    try removeOldShard()
    let desk = try Desk(run: self, assignments: assignments, cancelled: cancelled)
    let done = Atomic(0)
    let submissions = folder.submissions(in: shard)
    let count = submissions.count * assignments.count
    let pool = Mutex(TextPool())
    let students = inParallel(submissions, jobs: jobs) { submission in
      let student = desk.grade(submission) { wasChecked in
        let done = done.add(1, ordering: .relaxed).newValue
        if wasChecked { progress(Advance(done: done, of: count)) }
      }
      return pool.withLock { student.sharing(&$0) }
    }
    if let error = desk.error { throw error }
    let prints = desk.prints
    var result = ClassResult(
      gradebook: Gradebook(
        course: course(of: assignments),
        toolchain: try grader.compilerVersion(),
        assigned: assignments.map(\.exercise.id),
        students: students,
        likenesses: Likeness.find(in: assignments.map(\.exercise.id), prints: prints)
      ),
      ungraded: desk.ungraded,
      passedOver: folder.passedOver,
      notes: notes + settings.notes(on: students, among: folder.submissions.map(\.student))
    )
    try keep(&result)
    if let shard { try keep(result, of: shard, prints) }
    return result
  }

  /// Compares the grades with the last run's, and writes them down.
  private func keep(_ result: inout ClassResult) throws {
    let kept = KeptGradebook(of: self)
    let earlier = try kept.head()
    let changes = earlier == nil ? [] : try kept.changes(to: result.gradebook)
    // The fingerprints of other exercises differ without any change of the course.
    let isSameCourse =
      earlier == nil || earlier?.course == result.gradebook.head.course
      || earlier?.assigned != result.gradebook.assigned
    if isRegrade {
      result.comparison = earlier == nil ? .nothingEarlier : .changes(changes)
    } else if !isSameCourse, parts.isEmpty {
      result.comparison = .courseChanged(count: changes.count)
    }
    try result.gradebook.write(to: reports)
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

import Foundation
import Grader
import Grading
import Workbook

/// What `grade` was asked for, with all of it looked at before anything is run.
struct GradeRequest: Equatable, Sendable {
  var folder: ClassFolder
  var settings: GradingSettings
  /// The part of what is assigned that is graded; all of it when empty.
  var parts: [CoursePart] = []
  var jobs = 2
  /// The report that is printed in the table's place.
  var form: ReportForm?
  /// The folder of the reports.
  var reports: URL
  /// Whether students' programs run though nothing encloses them.
  var isUnsafe = false
  /// Whether it is told which grades differ from the last run's.
  var isRegrade = false

  /// The run that does it.
  func run(of course: Course, by grader: Grader) -> ClassRun {
    var run = ClassRun(course: course, grader: grader, folder: folder)
    run.settings = settings
    run.parts = parts
    run.jobs = jobs
    run.reports = reports
    run.isUnsafe = isUnsafe
    run.isRegrade = isRegrade
    return run
  }
}

import Foundation
import Grader
import Grading
import Workbook

/// What `grade` was asked for, with all of it looked at before anything is run.
struct GradeRequest: Equatable, Sendable {
  var folder: ClassFolder
  var settings: GradingSettings
  /// What is to be told of the file of the settings.
  var notes: [SettingsNote] = []
  /// The part of what is assigned that is graded; all of it when empty.
  var parts: [CoursePart] = []
  /// The share of the class that is graded; all of it when nil.
  var shard: Shard?
  var jobs = 2
  /// What is to become of the grades.
  var reports: ReportsWanted
  /// Whether students' programs run though nothing encloses them.
  var isUnsafe = false
  /// Whether it is told which grades differ from the last run's.
  var isRegrade = false

  /// How many students are graded.
  var studentCount: Int { folder.submissions(in: shard).count }

  /// The run that does it.
  func run(of course: Course, by grader: Grader) -> ClassRun {
    var run = ClassRun(course: course, grader: grader, folder: folder)
    run.settings = settings
    run.notes = notes
    run.parts = parts
    run.shard = shard
    run.jobs = jobs
    run.reports = reports.folder
    run.isUnsafe = isUnsafe
    run.isRegrade = isRegrade
    return run
  }
}

package import Grader
package import Workbook

/// One student's exercises as JUnit XML: a suite for each, a case for each check.
///
/// A case is named after its check's identifier, so that its history outlives a change of words.
package struct JUnitReport: Sendable {
  fileprivate static let beginning = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
  fileprivate static let end = "</testsuites>\n"

  private var grades: [ExerciseGrade] = []

  /// Makes a report on nothing yet.
  package init() {}

  /// Adds an exercise.
  /// - Parameters:
  ///   - verdict: What became of the answer; nil where there is none.
  ///   - exercise: The exercise.
  /// - Throws: ``CourseError``.
  package mutating func add(_ verdict: Verdict?, on exercise: Exercise) throws {
    let assignment = try Assignment(exercise)
    let grade =
      verdict.map { ExerciseGrade($0, on: "", of: assignment) }
      ?? ExerciseGrade(unchecked: .unattempted, of: assignment)
    grades.append(grade.weighted(by: GradingSettings(), of: "", handedIn: nil))
    grades.sort { $0.exercise < $1.exercise }
  }

  /// The report, a whole XML document, by exercise.
  package var xml: String {
    Self.beginning + grades.map { $0.suite(of: nil).xml }.joined() + Self.end
  }
}

extension Gradebook {
  /// The grades as JUnit XML: a suite for each student and exercise.
  var junitFile: ReportFile {
    ReportFile(
      "grades",
      ending: ".xml",
      ReportFile.Text(
        beginning: JUnitReport.beginning,
        students: students,
        end: JUnitReport.end
      ) { student in student.exercises.map { $0.suite(of: student.student).xml }.joined() }
    )
  }
}

extension ExerciseGrade {
  fileprivate func suite(of student: String?) -> JUnitSuite {
    let name = [student, "\(exercise)", title].compactMap(\.self).joined(separator: " ")
    return JUnitSuite(name: name, cases: cases)
  }

  /// Where no check could run, or none counts, one more case says why, and the checks are skipped.
  private var cases: [JUnitCase] {
    let obstacle = obstacle.map { [JUnitCase(name: "canBeChecked", result: .failed($0))] } ?? []
    return obstacle + checks.map { JUnitCase(name: $0.id, result: result(of: $0)) }
  }

  private func result(of check: CheckGrade) -> JUnitCase.Result {
    guard wasChecked else { return .skipped }
    return check.fault.map { .failed("\(check.requirement): \($0)") } ?? .passed
  }
}

import Grader

extension Gradebook {
  /// The grades as JUnit XML: a suite for each student and exercise, a case for each check.
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
  fileprivate func suite(of student: String) -> JUnitSuite {
    JUnitSuite(name: "\(student) \(exercise) \(title)", cases: cases)
  }

  /// Where no check could run, one more case says why, and the checks are skipped.
  private var cases: [JUnitCase] {
    let obstacle = obstacle.map { [JUnitCase(name: "canBeChecked", result: .failed($0))] } ?? []
    return obstacle + checks.map { JUnitCase(name: $0.id, result: result(of: $0)) }
  }

  private func result(of check: CheckGrade) -> JUnitCase.Result {
    guard wasChecked else { return .skipped }
    return check.fault.map { .failed("\(check.requirement): \($0)") } ?? .passed
  }
}

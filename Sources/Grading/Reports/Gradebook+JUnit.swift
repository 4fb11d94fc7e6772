import Grader

extension Gradebook {
  /// The grades as JUnit XML: a suite for each student and exercise, a case for each check.
  var junit: String {
    let suites = students.flatMap { student in
      student.exercises.map { grade in
        JUnitSuite(name: "\(student.student) \(grade.exercise) \(grade.title)", cases: grade.cases)
      }
    }
    return JUnitReport(suites: suites).xml
  }
}

extension ExerciseGrade {
  /// Where no check could run, one more case says why, and the checks are skipped.
  fileprivate var cases: [JUnitCase] {
    let obstacle = obstacle.map { [JUnitCase(name: "canBeChecked", result: .failed($0))] } ?? []
    return obstacle + checks.map { JUnitCase(name: $0.id, result: result(of: $0)) }
  }

  private func result(of check: CheckGrade) -> JUnitCase.Result {
    guard isAttempted, obstacle == nil else { return .skipped }
    return check.fault.map { .failed("\(check.requirement): \($0)") } ?? .passed
  }
}

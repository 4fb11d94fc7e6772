package import Grader
package import Workbook

extension ExerciseGrade {
  /// Grades a verdict.
  /// - Parameters:
  ///   - verdict: The verdict on the student's answer.
  ///   - exercise: Its exercise.
  ///   - weight: What each point counts.
  ///   - lateFactor: What is left of the points, from 0 to 1.
  ///   - worth: The points of a check, by its identifier; 1 where it is not named.
  /// - Throws: ``CourseError`` when one of the exercise's hidden texts cannot be read.
  package init(
    _ verdict: Verdict,
    of exercise: Exercise,
    weight: Double = 1,
    lateFactor: Double = 1,
    worth: [String: Double] = [:]
  ) throws(CourseError) {
    let explainer = try Explainer(exercise)
    let ids = try exercise.explanations().map(\.check)
    let fault = CheckGrade.cannotRun
    var answer = CheckedAnswer(contents: verdict.contents, forgedReports: verdict.forgedReports)
    var checks = ids.map {
      CheckGrade(id: $0, requirement: $0, worth: worth[$0] ?? 1, fault: fault)
    }
    if case .graded(let results) = verdict.outcome {
      answer.misconception = explainer.misconception(for: results)?.name
      checks = results.map {
        CheckGrade(
          id: $0.id,
          requirement: $0.requirement,
          worth: worth[$0.id] ?? 1,
          fault: $0.ending.summary?.told(atMost: Self.faultLimit)
        )
      }
    } else {
      answer.obstacle = explainer.explain(verdict).plainText
        .told(atMost: Self.obstacleLimit)
    }
    self.init(
      exercise: exercise.id,
      title: exercise.title,
      outcome: .checked(answer),
      checks: checks,
      weight: weight,
      lateFactor: lateFactor
    )
  }

  /// What is kept of a fault, and of what the compiler says, in bytes: a class has thousands.
  private static var faultLimit: Int { 1_000 }
  private static var obstacleLimit: Int { 10_000 }
}

extension CheckGrade {
  /// The fault of a check that had no program to run in.
  package static let cannotRun = "no check could run"
}

import Grader
import Workbook

extension ExerciseGrade {
  /// The grade of an answer that was checked, by the digest of its contents.
  init(_ verdict: Verdict, on contents: String, of assignment: Assignment) {
    var answer = CheckedAnswer(
      contents: contents,
      forgedReports: verdict.forgedReports,
      flags: verdict.flags
    )
    var grade = ExerciseGrade(unchecked: .checked(answer), of: assignment)
    if case .graded(let results) = verdict.outcome {
      let misconception = assignment.explainer.misconception(for: results)
      answer.misconception = misconception?.name
      answer.misconceptionSentence = misconception?.sentence
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      grade.checks = results.map {
        CheckGrade(
          id: $0.id,
          requirement: $0.requirement,
          fault: $0.ending.summary?.told(atMost: Self.faultLimit)
        )
      }
    } else {
      answer.obstacle = assignment.explainer.explain(verdict).plainText
        .told(atMost: Self.obstacleLimit)
    }
    grade.outcome = .checked(answer)
    self = grade
  }

  /// What is kept of a fault, and of what the compiler says, in bytes: a class has thousands.
  private static var faultLimit: Int { 1_000 }
  private static var obstacleLimit: Int { 10_000 }
}

extension CheckGrade {
  /// The fault of a check that had no program to run in.
  package static let cannotRun = "no check could run"
}

import Foundation
import Workbook

extension ExerciseGrade {
  /// The grade of an answer of which no check is known.
  init(unchecked outcome: AnswerOutcome, of assignment: Assignment) {
    let fault = outcome == .unattempted ? Message.resultUntouched() : CheckGrade.cannotRun
    var checks = assignment.checks
    for index in checks.indices { checks[index].fault = fault }
    self.init(
      exercise: assignment.exercise.id,
      title: assignment.exercise.title,
      outcome: outcome,
      checks: checks
    )
  }

  /// The same grade with the points that the settings give; none where a human has to look first.
  func weighted(
    by settings: GradingSettings,
    of student: String,
    handedIn moment: Date?
  ) -> ExerciseGrade {
    var grade = self
    if case .checked(let answer) = outcome, answer.isSuspicious,
      !settings.isCleared(answer.contents, of: student, for: exercise)
    {
      grade.outcome = .held(answer)
      for index in grade.checks.indices { grade.checks[index].fault = Message.resultHeld() }
    }
    let worth = settings.worth(of: exercise, checks: checks.map(\.id))
    for index in grade.checks.indices { grade.checks[index].worth = worth[checks[index].id] ?? 1 }
    grade.weight = settings.weight(of: exercise)
    if outcome != .unattempted {
      grade.handedIn = moment
      grade.lateFactor = settings.lateFactor(of: exercise, handedIn: moment)
      grade.late = settings.lateness(of: exercise, handedIn: moment)
    }
    return grade
  }
}

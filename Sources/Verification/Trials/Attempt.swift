import Foundation
import Workbook

/// A program of the course that is compiled and run to see what it does.
enum Attempt: Sendable {
  /// The files in a folder are checked as a student's would be.
  case answer(Exercise, URL)
  /// A lesson's app is driven as its texts say.
  case rehearsal(Lesson)

  /// The starter, the right answers and, if they are asked for, the wrong ones of an exercise.
  ///
  /// What cannot be listed is told by the rules that look for it.
  static func answers(to exercise: Exercise, _ answers: Scope.Answers) -> [Attempt] {
    let right = (try? exercise.solutions()) ?? []
    let wrong = answers == .all ? (try? exercise.misconceptions().map(\.folder)) ?? [] : []
    return ([exercise.starter] + right + wrong).map { .answer(exercise, $0) }
  }
}

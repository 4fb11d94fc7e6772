import Foundation
import Grader
import Workbook

/// No starter, right answer or misconception holds what makes a human look at an answer.
///
/// They are what honest students write; a grader that flags them cries wolf.
struct HonestyRule: Rule {
  /// The answers that were tried.
  let answers: Scope.Answers

  func findings(in material: ExerciseMaterial) throws -> [Finding] {
    let right = [material.exercise.starter] + (try material.solutions.get())
    let wrong = answers == .all ? try material.misconceptions.get().map(\.folder) : []
    return try (right + wrong).flatMap { folder in
      try material.verdict(on: folder).flags.map { flag in
        material.finding(
          folder.appending(path: flag.file),
          line: max(flag.line, 1),
          "`\(flag.name)` would keep this answer's grade back until a human has looked. Write it"
            + " without, or name in the task what the checks use."
        )
      }
    }
  }
}

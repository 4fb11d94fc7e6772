import Foundation
import Grader
import Workbook

/// Every right answer passes, without a warning, and there are two of different shape.
struct SolutionsRule: Rule {
  func findings(in material: ExerciseMaterial) throws -> [Finding] {
    let solutions = try material.solutions.get()
    return tooFew(solutions, material) + (try solutions.flatMap { try failures(of: $0, material) })
  }

  private func tooFew(_ solutions: [URL], _ material: ExerciseMaterial) -> [Finding] {
    guard solutions.count < 2 else { return [] }
    return [
      material.finding(
        material.folder.appending(path: "Solution"),
        "There is \(solutions.count == 1 ? "one right answer" : "no right answer"). Write another"
          + " of a different shape into Solution-NAME, so that the checks prove to allow both."
      )
    ]
  }

  private func failures(of solution: URL, _ material: ExerciseMaterial) throws -> [Finding] {
    switch try material.trial(of: solution) {
    case .stopped(let findings): return findings
    case .graded(let results):
      let failed = try results.filter { $0.ending != .passed }.map { result in
        material.finding(
          material.exercise.checksFile,
          line: try material.line(ofCheck: result.id),
          "The right answer \(solution.lastPathComponent) fails `\(result.id)`:"
            + " \(result.ending.summary ?? "it did not run")."
            + " Mend the answer, or the check that asks for more than the task says."
        )
      }
      return failed + (try material.warnings(in: solution))
    }
  }
}

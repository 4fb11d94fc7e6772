import Grader
import Workbook

/// Every check is failed by something that is known to be wrong: a misconception, or the starter.
struct ChecksRule: Rule {
  func findings(in material: ExerciseMaterial) throws -> [Finding] {
    var failed = try material.misconceptions.get().reduce(into: Set()) { $0.formUnion($1.fails) }
    if case .graded(let results) = try material.trial(of: material.exercise.starter) {
      failed.formUnion(results.filter { $0.ending != .passed }.map(\.id))
    }
    return try material.explanations.get().filter { !failed.contains($0.check) }.map {
      material.finding(
        material.explanationsFile,
        line: $0.line,
        "Nothing fails `\($0.check)`: neither the starter nor a misconception. Add one that does, or"
          + " drop the check."
      )
    }
  }
}

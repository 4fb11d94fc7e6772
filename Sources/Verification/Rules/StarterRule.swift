import Grader
import Workbook

/// Every starter compiles, without a warning, and fails.
struct StarterRule: Rule {
  /// The fewest checks that an exercise has.
  static let fewestChecks = 5

  func findings(in material: ExerciseMaterial) throws -> [Finding] {
    let exercise = material.exercise
    let warnings = try material.warnings(in: exercise.starter) + begun(material)
    switch try material.trial(of: exercise.starter) {
    case .stopped(let findings): return findings
    case .graded(let results):
      return warnings + tooFew(results, material) + passed(results, material)
    }
  }

  /// Whoever works on an exercise breaks no promise, but whoever commits it would give it away.
  private func begun(_ material: ExerciseMaterial) throws -> [Finding] {
    guard try material.exercise.isAttempted() else { return [] }
    return [
      material.finding(
        material.exercise.folder,
        "The student's files are not those of Starter. Before you commit, `tutor reset"
          + " \(material.exercise.id)` makes them so.",
        isNote: true
      )
    ]
  }

  private func tooFew(_ results: [CheckResult], _ material: ExerciseMaterial) -> [Finding] {
    guard results.count < Self.fewestChecks else { return [] }
    return [
      material.finding(
        material.exercise.checksFile,
        "The exercise has \(results.count) checks; write \(Self.fewestChecks) or more."
      )
    ]
  }

  private func passed(_ results: [CheckResult], _ material: ExerciseMaterial) -> [Finding] {
    guard results.allSatisfy({ $0.ending == .passed }) else { return [] }
    return [
      material.finding(
        material.exercise.checksFile,
        "The untouched starter passes every check. Leave something to do in Starter, or check it."
      )
    ]
  }
}

import Foundation
import Grader
import Workbook

/// Every misconception fails exactly the checks it lists, and whoever wrote it is told its sentence.
struct MisconceptionsRule: Rule {
  /// The fewest misconceptions that an exercise knows.
  static let fewest = 3

  func findings(in material: ExerciseMaterial) throws -> [Finding] {
    let misconceptions = try material.misconceptions.get()
    var findings = try misconceptions.flatMap { try self.findings(about: $0, in: material) }
    if misconceptions.count < Self.fewest {
      findings.append(
        material.finding(
          material.folder.appending(path: "Misconceptions"),
          "The exercise knows \(misconceptions.count) misconceptions; write \(Self.fewest) or more."
        )
      )
    }
    return findings + twins(misconceptions, material)
  }

  private func findings(
    about misconception: Misconception,
    in material: ExerciseMaterial
  ) throws -> [Finding] {
    switch try material.trial(of: misconception.folder) {
    case .stopped(let findings): return findings
    case .graded(let results):
      let failed = Set(results.filter { $0.ending != .passed }.map(\.id))
      guard failed == misconception.fails else {
        return [material.finding(misconception.file, words(misconception.fails, failed))]
      }
      return try silence(misconception, results, material)
    }
  }

  private func words(_ listed: Set<String>, _ failed: Set<String>) -> String {
    let found = failed.isEmpty ? "it passes every check" : "it fails \(list(failed))"
    return "`Fails:` lists \(list(listed)), and \(found). Write down what it fails, or mend it."
  }

  private func list(_ checks: Set<String>) -> String {
    checks.isEmpty ? "nothing" : checks.sorted().joined(separator: ", ")
  }

  /// A wrong answer that is not recognised, though it fails its checks: one of them crashed or ran
  /// out of time, or there is nothing to tell.
  private func silence(
    _ misconception: Misconception,
    _ results: [CheckResult],
    _ material: ExerciseMaterial
  ) throws -> [Finding] {
    let told = try Explainer(material.exercise).misconception(for: results)
    if misconception.sentence.isEmpty {
      return [material.finding(misconception.file, "Say something to whoever wrote this.")]
    }
    guard told == nil else { return [] }
    return [
      material.finding(
        misconception.file,
        "The student is not told this sentence: a check crashes or runs out of time. Let the answer"
          + " fail in another way."
      )
    ]
  }

  /// Wrong answers that fail the same checks cannot be told apart.
  private func twins(_ all: [Misconception], _ material: ExerciseMaterial) -> [Finding] {
    all.enumerated().compactMap { index, misconception in
      guard let twin = all[..<index].first(where: { $0.fails == misconception.fails }) else {
        return nil
      }
      return material.finding(
        misconception.file,
        "It fails the same checks as \(twin.name), so the student is told that one's sentence. Add a"
          + " check that tells them apart, or drop one."
      )
    }
  }
}

import Foundation
import Workbook

/// An exercise's texts are complete: kind, files, hints, and an explanation with a fact for each check.
struct TextsRule: Rule {
  /// The fewest hints, from a nudge to nearly the answer.
  static let fewestHints = 3

  func findings(in material: ExerciseMaterial) throws -> [Finding] {
    try task(material) + hints(material) + explanations(material)
  }

  private func task(_ material: ExerciseMaterial) throws -> [Finding] {
    let (exercise, task) = (material.exercise, try material.task.get())
    var findings: [Finding] = []
    if task.kind == nil {
      findings.append(
        material.finding(
          exercise.taskFile,
          "Say what is asked on a line of its own: `Kind: find the bug`, `build to a description`,"
            + " `refactor` or `write the test`."
        )
      )
    }
    for file in task.files where !isThere(file, exercise) {
      findings.append(
        material.finding(
          exercise.taskFile,
          line: task.editLine,
          "The student is to edit `\(file)`, which is not in the starter."
        )
      )
    }
    return findings
  }

  private func isThere(_ file: String, _ exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: exercise.starter.appending(path: file).path)
  }

  private func hints(_ material: ExerciseMaterial) throws -> [Finding] {
    let hints = try material.hints.get()
    guard hints.count < Self.fewestHints || hints.contains("") else { return [] }
    return [
      material.finding(
        material.hintsFile,
        "There are \(hints.count { !$0.isEmpty }) hints; write \(Self.fewestHints) or more, each"
          + " below a heading `## 1`, from a nudge to nearly the answer."
      )
    ]
  }

  private func explanations(_ material: ExerciseMaterial) throws -> [Finding] {
    let lesson = material.exercise.id.lesson
    return try material.explanations.get().flatMap { explanation in
      var problems: [String] = []
      if !material.sections.has(explanation.section, inLesson: lesson) {
        problems.append("Lesson \(lesson) has no section `\(explanation.section)`.")
      }
      if !explanation.text.contains(/\{\w+\}/) {
        problems.append(
          "`\(explanation.check)` names no fact of the run. Put {found}, {expected} or another into"
            + " its text."
        )
      }
      return problems.map {
        material.finding(material.explanationsFile, line: explanation.line, $0)
      }
    }
  }
}

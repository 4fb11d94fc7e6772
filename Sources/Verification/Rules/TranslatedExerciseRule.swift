import Foundation
import Workbook

/// A translated exercise has the English one's listings, checks, facts and hints.
struct TranslatedExerciseRule: Rule {
  func findings(in material: ExerciseMaterial) throws -> [Finding] {
    try task(material) + explanations(material) + hints(material)
  }

  private func task(_ material: ExerciseMaterial) throws -> [Finding] {
    try material.translations(of: [material.exercise.taskFile]).compactMap { translation in
      let (english, own) = (try translation.originalText(), try translation.text())
      if !own.hasPrefix("# ") {
        return material.finding(translation.file, "The first line must be `# Title`.")
      }
      guard Self.code(in: english) != Self.code(in: own) else { return nil }
      return material.finding(
        translation.file,
        "Its listings are not those of the English task. Copy them, in the same order."
      )
    }
  }

  /// The lines of all fenced blocks.
  private static func code(in text: String) -> [Substring] {
    var isInFence = false
    return text.split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isInFence.toggle() }
      return isInFence
    }
  }

  private func explanations(_ material: ExerciseMaterial) throws -> [Finding] {
    let english = try material.explanations.get()
    return try material.translations(of: [material.explanationsFile]).flatMap { translation in
      let own = try TranslatedExplanation.list(file: translation.file)
      let missing = english.filter { one in !own.contains { $0.check == one.check } }
      return missing.map {
        material.finding(
          translation.file,
          "It says nothing about `\($0.check)`, so the English is said. Add it."
        )
      }
        + own.compactMap { explanation in
          problem(explanation, english).map {
            material.finding(translation.file, line: explanation.line, $0)
          }
        }
    }
  }

  private func problem(
    _ own: TranslatedExplanation,
    _ english: [CheckExplanation]
  ) -> String? {
    guard let original = english.first(where: { $0.check == own.check }) else {
      return "There is no check `\(own.check)`. Take this out, or mend the name."
    }
    let (wanted, found) = (FactPlaces(original.text), FactPlaces(own.text))
    return wanted == found ? nil : "`\(own.check)` has to name \(wanted), and names \(found)."
  }

  private func hints(_ material: ExerciseMaterial) throws -> [Finding] {
    let count = try material.hints.get().count
    return try material.translations(of: [material.hintsFile]).compactMap { translation in
      let own = try MarkdownSection.list(file: translation.file).count
      guard own != count else { return nil }
      return material.finding(
        translation.file,
        "It has \(own) hints and the English file \(count), so that one is read. Give it as many."
      )
    }
  }
}

import Foundation
import Workbook

/// A translated tour does what the English one does, and says something wherever that one does.
///
/// Answers may be left out of it; where they stand, they are the English file's.
struct TranslatedTourRule: Rule {
  func findings(in material: LessonMaterial) throws -> [Finding] {
    try material.translations(of: [material.lesson.tourFile]).flatMap { translation in
      let english = try Script(file: translation.original)
      let own = try Script(file: translation.file)
      guard english.saying(own) != nil else {
        let problem =
          "It does something else than the English tour, so that one is shown. Copy every `$ run` and"
          + " `app> ` line."
        return [material.finding(translation.file, problem)]
      }
      return zip(english.transcripts, own.transcripts).flatMap { english, own in
        silences(own, english, translation, material)
          + differences(own, english, translation, material)
      }
    }
  }

  private func silences(
    _ own: Transcript,
    _ english: Transcript,
    _ translation: Translation,
    _ material: LessonMaterial
  ) -> [Finding] {
    let pairs =
      [(english.words, own.words, own.line), (english.farewell, own.farewell, own.line)]
      + zip(english.steps, own.steps).map { ($0.words, $1.words, $1.line) }
    let silent = pairs.filter { english, own, _ in
      !english.isEmpty && own.map(TranslationMark.removed).allSatisfy(\.isEmpty)
    }
    return silent.map { english, _, line in
      material.finding(
        translation.file,
        line: line,
        "The English tour says something here: “\(english[0])” Say it too, after `# `."
      )
    }
  }

  private func differences(
    _ own: Transcript,
    _ english: Transcript,
    _ translation: Translation,
    _ material: LessonMaterial
  ) -> [Finding] {
    guard let difference = own.firstDifference(from: english) else { return [] }
    return [
      material.finding(
        translation.file,
        line: difference.line,
        "The answer to `\(difference.command)` is not the English file's. Copy it, or leave it out."
      )
    ]
  }
}

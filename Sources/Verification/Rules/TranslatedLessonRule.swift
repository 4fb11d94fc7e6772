import Foundation
import Workbook

/// A translated lesson has the English one's sections, and shows and asks the same in each.
struct TranslatedLessonRule: Rule {
  func findings(in material: LessonMaterial) throws -> [Finding] {
    let texts = [material.lesson.textFile, material.lesson.reviewFile]
    return try material.translations(of: texts).flatMap { translation in
      let english = try LessonText(file: translation.original)
      let own = try LessonText(file: translation.file)
      guard own.sections.count == english.sections.count else {
        let problem =
          "It has \(own.sections.count) sections, and the English text has"
          + " \(english.sections.count); so that one is read. Give it the same sections."
        return [material.finding(translation.file, problem)]
      }
      return zip(english.sections, own.sections).flatMap { english, own in
        findings(comparing: own, with: english, translation, material)
      }
    }
  }

  private func findings(
    comparing own: LessonText.Section,
    with english: LessonText.Section,
    _ translation: Translation,
    _ material: LessonMaterial
  ) -> [Finding] {
    let (wanted, found) = (english.blocks.compactMap(\.copied), own.blocks.compactMap(\.copied))
    guard wanted.count == found.count else {
      let problem =
        "“\(own.title)” has \(found.count) listings, transcripts and questions, and"
        + " “\(english.title)” has \(wanted.count). Give it the same, in the same order."
      return [material.finding(translation.file, line: found.first?.line ?? 1, problem)]
    }
    return zip(wanted, found).filter { $0.lines != $1.lines }.map { wanted, found in
      material.finding(
        translation.file,
        line: found.line,
        "This \(found.kind) is not that of line \(wanted.line) of"
          + " \(translation.original.lastPathComponent). Copy it; of a question, all but `question:`"
          + " and `why:`."
      )
    }
  }
}

/// What a translation copies of a block.
private struct CopiedBlock {
  let kind: String
  let lines: [String]
  let line: Int
}

extension Block {
  /// What a translation copies of it; nil for prose.
  fileprivate var copied: CopiedBlock? {
    switch self {
    case .prose: nil
    case .listing(let words, let text, let line):
      CopiedBlock(kind: "listing", lines: [words.joined(separator: " "), text], line: line)
    case .transcript(let transcript):
      CopiedBlock(kind: "transcript", lines: transcript.lines, line: transcript.line)
    case .prediction(let prediction):
      CopiedBlock(
        kind: "question",
        lines: prediction.arguments + prediction.commands + [prediction.ask] + prediction.choices,
        line: prediction.line
      )
    }
  }
}

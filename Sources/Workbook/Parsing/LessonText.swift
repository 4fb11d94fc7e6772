package import Foundation

/// A chapter's text, cut into sections of one screen or two.
package struct LessonText: Equatable, Sendable {
  /// The sections, in reading order.
  package let sections: [Section]

  /// One section: a heading, and the blocks below it.
  package struct Section: Equatable, Sendable {
    /// The name by which a reader asks for it: `read 5 the-hand-off`.
    package let name: String
    /// The heading, in the text's language.
    package let title: String
    /// Prose, listings, transcripts and predictions, in reading order.
    package let blocks: [Block]
  }

  /// Reads `Lesson.md`.
  /// - Throws: ``CourseError``; a transcript or a prediction that is not written as its format asks
  ///   is named with its line.
  package init(file: URL) throws(CourseError) {
    var sections: [Section] = []
    for part in try MarkdownSection.list(file: file) {
      let blocks = try BlockParser(path: file.path, firstLine: part.bodyLine).blocks(of: part.body)
      sections.append(Section(name: part.name, title: part.title, blocks: blocks))
    }
    self.sections = sections
  }

  /// Reads a text in the language in use; sections keep the names that the English headings give them.
  ///
  /// A translation with more or fewer sections is out of step, and the English text is read.
  /// - Throws: ``CourseError``.
  init(translationOf file: URL) throws(CourseError) {
    let english = try LessonText(file: file).sections
    let translation = Language.current.translation(of: file)
    guard let own = try translation.map(LessonText.init(file:))?.sections,
      own.count == english.count
    else {
      sections = english
      return
    }
    sections = zip(english, own).map {
      Section(name: $0.name, title: $1.title, blocks: $1.blocks)
    }
  }

  /// Returns the section of that name, or nil.
  package func section(_ name: String) -> Section? { sections.first { $0.name == name } }

  /// All predictions of the text, in reading order.
  package var predictions: [Prediction] {
    sections.flatMap(\.blocks).compactMap {
      if case .prediction(let found) = $0 { found } else { nil }
    }
  }

  /// All transcripts of the text, in reading order.
  package var transcripts: [Transcript] {
    sections.flatMap(\.blocks).compactMap {
      if case .transcript(let found) = $0 { found } else { nil }
    }
  }

  /// The faults that the text's transcripts and predictions put into the app, by name.
  package var faults: [String] {
    let arguments = transcripts.map(\.arguments) + predictions.map(\.arguments)
    let names = arguments.compactMap { words in
      words.firstIndex(of: "--fault").flatMap { words.dropFirst($0 + 1).first }
    }
    return Set(names).sorted()
  }
}

package import Foundation
import Workbook

extension Verification {
  /// Tells of each language how much of the course it has.
  ///
  /// What is missing is said and read in English, which is no fault.
  /// - Returns: A note for each language, with its file as its place.
  /// - Throws: ``CourseError`` when a catalogue cannot be read.
  package func translationNotes() throws -> [Finding] {
    let codes = Language.codes(root: course.root).dropFirst()
    guard !codes.isEmpty else { return [] }
    let english = try EnglishCatalogue(root: course.root)
    let texts =
      course.lessons.flatMap { [$0.textFile, $0.tourFile, $0.reviewFile] }
      + (try course.exercises.flatMap { exercise in
        [exercise.taskFile, exercise.explanationsFile, exercise.hintsFile]
          + (try exercise.misconceptions().map(\.file))
      })
    return try codes.map { code in
      let file = Language.file(of: code, root: course.root)
      let missing = try Catalogue(file: file).missing(from: english).count
      let own = texts.count {
        FileManager.default.fileExists(atPath: $0.translated(to: code).path)
      }
      let all = english.sentences.count
      return Finding(
        file: file.path(below: course.root),
        message: "Sentences: \(all - missing) of \(all). Texts: \(own) of \(texts.count)."
          + " The rest is told in English; `tutor verify --untranslated \(code)` lists the sentences.",
        isNote: true
      )
    }
  }
}

/// Writes down what a language does not say yet, in the form in which its file wants it.
/// - Parameters:
///   - code: The language's code; it may have no file yet.
///   - root: The workbook's root.
/// - Returns: An entry for each sentence that is not translated, or whose English has changed.
/// - Throws: ``CourseError`` when a catalogue cannot be read.
package func untranslated(into code: String, root: URL) throws -> String {
  let english = try EnglishCatalogue(root: root)
  let file = Language.file(of: code, root: root)
  let isThere = FileManager.default.fileExists(atPath: file.path)
  let catalogue = try isThere ? Catalogue(file: file) : Catalogue("")
  let current = Set(
    catalogue.entries.filter { !$0.words.isEmpty && english.words(for: $0.id) == $0.english }
      .map(\.id)
  )
  return english.sentences.filter { !current.contains($0.id) }
    .map { Catalogue.Entry.text(id: $0.id, english: $0.words) }
    .joined(separator: "\n")
}

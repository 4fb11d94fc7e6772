package import Foundation

/// Visits to apps that were written down, one after the other: a lesson's tour, or what a student
/// kept of a visit.
///
/// A transcript in a lesson's text has the same form, so `replay`, `save` and `verify` are the same code,
/// and a text cannot say what its app does not do.
package struct Script: Equatable, Sendable {
  /// The visits, in order; at least one.
  package let transcripts: [Transcript]

  /// Makes a script of visits.
  package init(_ transcripts: [Transcript]) { self.transcripts = transcripts }

  /// Reads a file.
  /// - Throws: ``CourseError/unreadable(path:reason:)``, or ``CourseError/malformed(path:line:problem:)``
  ///   for a file that is no script.
  package init(file: URL) throws(CourseError) {
    let lines = try String(courseFile: file).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    transcripts = try ScriptParser(path: file.path, firstLine: 1).transcripts(of: lines)
  }

  /// Reads a file with its words in the language in use; commands and answers are the English file's.
  ///
  /// A translation that does something else is out of step, and the English words are said.
  /// - Throws: ``CourseError``.
  init(translationOf file: URL) throws(CourseError) {
    let english = try Script(file: file)
    guard let translation = Language.current.translation(of: file) else {
      self = english
      return
    }
    self = english.saying(try Script(file: translation)) ?? english
  }

  /// The script with the words of another, or nil if that one does not do the same.
  package func saying(_ other: Script) -> Script? {
    guard other.transcripts.count == transcripts.count else { return nil }
    let said = zip(transcripts, other.transcripts).compactMap { $0.saying($1) }
    return said.count == transcripts.count ? Script(said) : nil
  }

  /// The script as it stands in a file.
  package var text: String {
    transcripts.map { $0.lines.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}

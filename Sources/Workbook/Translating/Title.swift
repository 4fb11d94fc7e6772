import Foundation

/// The first heading of a text, in English and in the language in which the course was loaded.
struct Title: Sendable {
  let english: String
  private let language: String
  private let own: String

  /// Reads the headings of a text and of its translation.
  init(of file: URL) throws(CourseError) {
    english = try heading(of: file)
    language = Language.current.code
    own = try Language.current.translation(of: file).map(heading) ?? english
  }

  /// The words in the language in use.
  var words: String { Language.current.code == language ? own : english }
}

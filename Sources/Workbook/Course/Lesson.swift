package import Foundation

/// One chapter of the course: a text, an app and exercises.
package struct Lesson: Sendable {
  /// The chapter's number, from 1.
  package let number: Int
  /// The folder's name without its number: `child-coordinators`.
  package let slug: String
  private let heading: Title
  /// The folder with the text and the app's sources.
  package let folder: URL
  /// The exercises, by number.
  package let exercises: [Exercise]

  /// The chapter's title, the first heading of its text.
  package var title: String { heading.words }

  /// The title in English, whatever language is in use.
  package var englishTitle: String { heading.english }

  /// The name of the module that the app's sources make: `ChildCoordinators`.
  package var module: String { moduleName(slug) }

  /// The file that holds the chapter's text.
  package var textFile: URL { folder.appending(path: "Lesson.md") }

  /// The file that holds the guided tour of the chapter's app.
  package var tourFile: URL { folder.appending(path: "Tour.transcript") }

  init(folder: NumberedFolder, root: URL) throws(CourseError) {
    number = folder.number
    slug = folder.slug
    self.folder = folder.url
    heading = try Title(of: folder.url.appending(path: "Lesson.md"))
    let below = "\(folder.url.lastPathComponent)"
    let exercises = root.appending(path: "Exercises").appending(path: below)
    let hidden = root.appending(path: "Tests/Hidden").appending(path: below)
    guard FileManager.default.fileExists(atPath: exercises.path) else {
      self.exercises = []
      return
    }
    var found: [Exercise] = []
    for exercise in try numberedFolders(in: exercises) {
      found.append(try Exercise(folder: exercise, lesson: folder.number, hiddenBelow: hidden))
    }
    self.exercises = found
  }

  /// Reads the chapter's text, in the language in use.
  /// - Throws: ``CourseError`` when the file cannot be read or is malformed.
  package func text() throws(CourseError) -> LessonText { try LessonText(translationOf: textFile) }

  /// Reads the guided tour of the chapter's app, with its words in the language in use.
  /// - Throws: ``CourseError`` when the file cannot be read or is malformed.
  package func tour() throws(CourseError) -> Script { try Script(translationOf: tourFile) }
}

/// Reads the title of a Markdown file: the text of its first line, which must be `# Title`.
func heading(of file: URL) throws(CourseError) -> String {
  let text = try String(courseFile: file)
  let first = text.prefix { $0 != "\n" }
  guard first.hasPrefix("# ") else {
    throw .malformed(path: file.path, line: 1, problem: "the first line must be `# Title`")
  }
  return first.dropFirst(2).trimmingCharacters(in: .whitespaces)
}

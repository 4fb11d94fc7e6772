package import Foundation

/// One task of a lesson, with the files a student edits and the hidden folder that judges them.
package struct Exercise: Sendable {
  /// The identifier, `5.1`.
  package let id: ExerciseID
  /// The folder's name without its number: `hand-off`.
  package let slug: String
  private let heading: Title
  /// The folder that the student works in.
  package let folder: URL
  /// The folder of the hidden checks, never in the student's sight.
  package let hidden: URL

  /// The task's title, the first heading of its text.
  package var title: String { heading.words }
  /// The title in English, which names the exercise whatever the language in use.
  package var englishTitle: String { heading.english }

  /// The name of the module that the student's files make: `HandOff`.
  package var module: String { moduleName(slug) }
  /// The file that holds the task's text.
  package var taskFile: URL { folder.appending(path: "Exercise.md") }
  /// The file that holds what is said about each check, where it is not sealed.
  package var explanationsFile: URL { hidden.appending(path: Self.explanationsName) }
  /// The file that holds the hints, where it is not sealed.
  package var hintsFile: URL { hidden.appending(path: Self.hintsName) }
  /// The hidden files, wherever they are: all that a student's edition has too is read through it.
  package var hiddenFiles: HiddenFiles { HiddenFiles(folder: hidden) }
  /// The file that holds the checks, where they are not sealed.
  package var checksFile: URL { hidden.appending(path: Self.checksName) }
  /// The folder of the untouched starter, where it is not sealed.
  package var starter: URL { hidden.appending(path: Self.starterFolder) }

  static let checksName = "HiddenTests.swift"
  static let explanationsName = "Explanations.md"
  static let hintsName = "Hints.md"
  static let starterFolder = "Starter"

  init(folder: NumberedFolder, lesson: Int, hiddenBelow hidden: URL) throws(CourseError) {
    id = ExerciseID(lesson: lesson, number: folder.number)
    slug = folder.slug
    self.folder = folder.url
    self.hidden = hidden.appending(path: folder.url.lastPathComponent)
    heading = try Title(of: folder.url.appending(path: "Exercise.md"))
  }

  /// Reads the task's text, in the language in use.
  package func task() throws(CourseError) -> TaskText { try TaskText(translationOf: taskFile) }

  /// Reads the checks.
  /// - Throws: ``CourseError``.
  package func checks() throws(CourseError) -> Data { try hiddenFiles.data(Self.checksName) }

  /// Reads what is said about each check when it fails; the headings are the checks' trusted list.
  ///
  /// Checks and sections are those of the English file, whatever the language in use.
  package func explanations() throws(CourseError) -> [CheckExplanation] {
    let name = Self.explanationsName
    let path = hidden.appending(path: name).path
    let english = try CheckExplanation.list(hiddenFiles.text(name), path: path)
    guard let translation = try hiddenFiles.translation(of: name) else { return english }
    let own = try TranslatedExplanation.list(translation.text, path: translation.file.path)
    return english.map { explanation in
      own.first { $0.check == explanation.check }.map(explanation.translated) ?? explanation
    }
  }

  /// Reads the hints, from nudge to nearly there, in the language in use.
  package func hints() throws(CourseError) -> [String] {
    let hints = MarkdownSection.list(try hiddenFiles.text(Self.hintsName)).map(\.body)
    guard let translation = try hiddenFiles.translation(of: Self.hintsName) else { return hints }
    let own = MarkdownSection.list(translation.text).map(\.body)
    return own.count == hints.count ? own : hints
  }

  /// Reads the known wrong answers, by name.
  package func misconceptions() throws(CourseError) -> [Misconception] {
    var found: [Misconception] = []
    for name in try hiddenFiles.names(in: Misconception.folder) {
      let path = Misconception.path(of: name)
      let folder = hidden.appending(path: "\(Misconception.folder)/\(name)")
      let own = try hiddenFiles.translation(of: path)?.text
      found.append(try Misconception(hiddenFiles.text(path), own, folder: folder))
    }
    return found
  }

  /// Lists the folders of right answers: the reference first, then those of another shape; none where
  /// the hidden files are sealed.
  package func solutions() throws(CourseError) -> [URL] {
    try hiddenFiles.names().filter { $0.hasPrefix("Solution") }.map { hidden.appending(path: $0) }
  }
}

extension Exercise {
  /// A Boolean value that tells whether the Swift files in `folder` differ from the starter.
  /// - Parameter folder: The student's folder; the exercise's own when nil.
  /// - Returns: False for an untouched starter, whatever else lies beside its Swift files.
  /// - Throws: ``CourseError/unreadable(path:reason:)``.
  package func isAttempted(in folder: URL? = nil) throws(CourseError) -> Bool {
    try swiftFiles(in: folder ?? self.folder) != starterContents().files
  }
}

/// Reads the Swift files of a folder, by name; a folder that is not there has none.
func swiftFiles(in folder: URL) throws(CourseError) -> [String: Data] {
  var files: [String: Data] = [:]
  guard FileManager.default.fileExists(atPath: folder.path) else { return files }
  for name in try names(in: folder) where name.hasSuffix(".swift") {
    let path = folder.appending(path: name).path
    do {
      files[name] = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
  return files
}

/// Lists the visible names in a folder of the course, sorted.
/// - Parameter folder: The folder.
/// - Returns: The names.
/// - Throws: ``CourseError/unreadable(path:reason:)``.
package func names(in folder: URL) throws(CourseError) -> [String] {
  let path = folder.path
  return try visibleNames(in: path) { CourseError.unreadable(path: path, reason: $0) }
}

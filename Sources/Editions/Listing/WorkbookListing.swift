import Foundation
import Workbook

/// What belongs into an edition, found by what a workbook's folders are for.
///
/// No list of git's is asked: a new file of an author is not to vanish because nobody has added it, and
/// an edition has no git. What lies where no part of a workbook does is named, not copied.
struct WorkbookListing {
  /// The files, by path.
  private(set) var files: [String: EditionFile] = [:]
  /// The paths of what was found and is no part of a workbook.
  private(set) var leftOut: [String] = []

  private let root: URL
  private let kind: EditionKind

  /// What lies in a workbook's root.
  static let parts: Set = [
    ".ci", ".devcontainer", ".github", ".gitignore", ".install", ".swift-format", "Exercises",
    "Lessons", "Package.swift", "README.md", "Sources", "Tests",
  ]
  /// What is made there, and belongs to whoever has made it.
  private static let made: Set = [
    ".build", ".edition", ".edition.new", ".git", ".swiftpm", ".tutor",
  ]
  /// What is hidden below the root, and belongs to the workbook all the same.
  private static let settings: Set = [".gitignore", ".swift-format"]
  /// What only authors have, as a path or the beginning of one.
  private static let authors = [
    ".ci/", ".github/", "Sources/ARCHITECTURE.md", "Sources/Benchmark/", "Sources/Mutants/",
    "Sources/THREATS.md",
  ]
  /// What parts of are for authors.
  private static let shortened = ["Package.swift", "README.md", "Sources/UIKit/Differences.md"]
  /// What students have of the tests.
  private static let studentsTests = ["Tests/GradeTests/", "Tests/Support/"]
  private static let hidden = "Tests/Hidden/"
  private static let exercises = "Exercises/"

  /// Lists what belongs into an edition of a workbook.
  /// - Throws: ``EditionError``, and errors of the course.
  init(of course: Course, for kind: EditionKind) throws {
    root = course.root
    self.kind = kind
    for name in try names(in: root) where !Self.made.contains(name) {
      if Self.parts.contains(name) { try add(name) } else { leftOut.append(name) }
    }
    for exercise in course.exercises { try add(exercise) }
    if kind == .student { try shorten(Self.shortened) }
    try lookForMissing(course)
  }

  /// Adds what lies at a path: a file, or all files below a folder.
  private mutating func add(_ path: String) throws(EditionError) {
    let url = root.appending(path: path)
    // The URL's own answer would be the one about what a link leads to.
    switch try type(of: url) {
    case .typeDirectory:
      for name in try names(in: url) where !name.hasPrefix(".") || Self.settings.contains(name) {
        try add("\(path)/\(name)")
      }
    case .typeRegular:
      if isStray(path) { leftOut.append(path) }
      guard isPart(path) else { return }
      let isExecutable = FileManager.default.isExecutableFile(atPath: url.path)
      files[path] = EditionFile(path: path, source: .copy(of: url), isExecutable: isExecutable)
    default:
      leftOut.append(path)
    }
  }

  /// A Boolean value that tells whether a file lies where nobody looks for it: it may be an answer.
  private func isStray(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return path.hasPrefix(Self.exercises) && !path.hasSuffix(".swift")
      && !(name.hasPrefix("Exercise.") && name.hasSuffix(".md"))
      && !Self.settings.contains(String(name))
  }

  /// A Boolean value that tells whether a file is copied as it is.
  private func isPart(_ path: String) -> Bool {
    // Starters and seals are added one by one.
    if path.hasPrefix(Self.exercises), path.hasSuffix(".swift"), path != "Exercises/Package.swift" {
      return false
    }
    if isStray(path) || path.hasSuffix(".orig") || path.hasSuffix("~") { return false }
    return kind == .instructor
      || Self.isForStudents(path) && !path.hasPrefix(Self.hidden)
  }

  /// A Boolean value that tells whether students get what lies at a path, or what is made of it.
  static func isForStudents(_ path: String) -> Bool {
    let inside = "\(path)/"
    if Self.authors.contains(where: inside.hasPrefix) { return false }
    return !path.hasPrefix("Tests/")
      || (Self.studentsTests + [Self.hidden]).contains(where: inside.hasPrefix)
  }

  /// Adds an exercise's starter, and its seal.
  private mutating func add(_ exercise: Exercise) throws(CourseError) {
    let name = exercise.hiddenFiles.sealName
    for (file, data) in try exercise.starterContents().files {
      let path = "\(Self.exercises)\(name)/\(file)"
      files[path] = EditionFile(path: path, source: .data(data))
    }
    guard kind == .student else { return }
    let path = "\(Self.hidden)\(name).\(HiddenFiles.ending)"
    files[path] = EditionFile(path: path, source: .data(try exercise.sealed()))
  }

  /// Leaves out of texts what students do not get.
  private mutating func shorten(_ paths: [String]) throws(EditionError) {
    for path in paths {
      guard let text = try files[path]?.contents() else { continue }
      let url = root.appending(path: path)
      let words = String(decoding: text, as: UTF8.self)
      files[path]?.source = .data(
        Data(try MarkedText.shortened(words, path: url.path).utf8)
      )
    }
  }

  /// An exercise whose folder somebody has removed would be missing without a word.
  private func lookForMissing(_ course: Course) throws(EditionError) {
    if let folder = course.missingFolders.first { throw .exerciseMissing(path: folder.path) }
  }

  private func names(in folder: URL) throws(EditionError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw .unreadable(path: folder.path, reason: error.reason)
    }
  }

  private func type(of url: URL) throws(EditionError) -> FileAttributeType? {
    do {
      return try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    } catch {
      throw .unreadable(path: url.path, reason: error.reason)
    }
  }
}

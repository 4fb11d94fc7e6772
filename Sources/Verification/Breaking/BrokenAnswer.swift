import Breakage
import Foundation
import Workbook
import Grader

/// A right answer with every change to what a student writes in it behind a switch, in a folder of its
/// own.
///
/// Lines that the starter's file of the same name has too are given, and stay as they are.
struct BrokenAnswer: ~Copyable {
  /// The folder; it goes when the value does.
  let folder: URL
  /// The changes that can be switched on.
  private(set) var places: [BrokenPlace]
  private let sources: [Source]

  /// The kinds of changes: what a student might forget, own too strongly, or do twice.
  private static let kinds: Set<Change.Kind> = [
    .deletion, .repetition, .strongReference, .turnedLiteral,
  ]

  /// The file that declares the switches.
  private static let switches = "Switches.swift"

  /// Copies a right answer and finds all changes to it.
  /// - Parameters:
  ///   - answer: The answer's folder.
  ///   - starter: The folder of what is given.
  /// - Returns: The copy.
  /// - Throws: An error of the file system.
  static func copy(of answer: URL, startedFrom starter: URL) throws -> BrokenAnswer {
    let files = try names(in: answer).filter { $0.hasSuffix(".swift") }
    let sources = try files.map { name in
      let given = starter.appending(path: name)
      return Source(
        name: name,
        text: try String(contentsOf: answer.appending(path: name), encoding: .utf8),
        given: FileManager.default.fileExists(atPath: given.path)
          ? Set(Source.lines(of: try String(contentsOf: given, encoding: .utf8))) : []
      )
    }
    let copy = BrokenAnswer(sources)
    try FileManager.default.createDirectory(at: copy.folder, withIntermediateDirectories: true)
    try copy.write()
    return copy
  }

  private init(_ sources: [Source]) {
    self.sources = sources
    let changes = sources.flatMap { source in
      source.changes(Self.kinds).filter(Self.isMeant).map { (source.name, $0) }
    }
    places = changes.enumerated().map { index, change in
      BrokenPlace(number: index + 1, file: change.0, change: change.1)
    }
    folder = FileManager.default.temporaryDirectory.appending(path: "broken-\(UUID().uuidString)")
  }

  deinit {
    // What is left in the system's temporary folder is the system's to remove.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Gives up the changes that the compiler refuses.
  /// - Parameter diagnostics: The compiler's errors.
  /// - Returns: False if no change is to blame.
  /// - Throws: An error of the file system.
  mutating func giveUp(_ diagnostics: [Diagnostic]) throws -> Bool {
    let all = places
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let blamed = all.blamed(forErrorIn: diagnostic.file, line: diagnostic.line)
      places.removeAll { blamed.contains($0.number) }
    }
    try write()
    return places.count < all.count
  }

  /// Of literals, only those that say whether a transition is shown.
  private static func isMeant(_ change: Change) -> Bool {
    change.kind != .turnedLiteral || change.text.contains("animated:")
  }

  private func write() throws {
    for source in sources {
      let changes = places.filter { $0.file == source.name }.map { ($0.number, $0.change) }
      let broken = SwitchedSource(source.text, changes: Dictionary(uniqueKeysWithValues: changes))
      try Data(broken.text.utf8).write(to: folder.appending(path: source.name))
    }
    try Data(SwitchedSource.declaration.utf8).write(to: folder.appending(path: Self.switches))
  }
}

/// A file of a right answer.
private struct Source {
  let name: String
  let text: String
  /// The lines that the starter's file has too.
  let given: Set<String>

  /// The changes to lines that are not given.
  func changes(_ kinds: Set<Change.Kind>) -> [Change] {
    let lines = Self.lines(of: text)
    return ChangeFinder(text).changes(kinds).filter { !given.contains(lines[$0.line - 1]) }
  }

  /// The lines of a text without their indentation.
  static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}

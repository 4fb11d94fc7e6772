import Breakage
import Foundation
import Grader

/// A right answer with every change written into it behind a switch, in a folder of its own.
struct BrokenAnswer: ~Copyable {
  /// The folder; it goes when the value does.
  let folder: URL
  /// The changes that can be switched on.
  private(set) var places: [BrokenPlace]
  private let sources: [(name: String, text: String)]

  /// The kinds of changes: what a student might forget, own too strongly, or do twice.
  private static let kinds: Set<Change.Kind> = [
    .deletion, .repetition, .strongReference, .turnedLiteral,
  ]

  /// The file that declares the switches.
  private static let switches = "Switches.swift"

  /// Copies a right answer and finds all its changes.
  /// - Returns: The copy.
  /// - Throws: An error of the file system.
  static func copy(of answer: URL) throws -> BrokenAnswer {
    let names = try FileManager.default.contentsOfDirectory(atPath: answer.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let sources = try names.map {
      (name: $0, text: try String(contentsOf: answer.appending(path: $0), encoding: .utf8))
    }
    let copy = BrokenAnswer(sources)
    try FileManager.default.createDirectory(at: copy.folder, withIntermediateDirectories: true)
    try copy.write()
    return copy
  }

  private init(_ sources: [(name: String, text: String)]) {
    self.sources = sources
    let changes = sources.flatMap { name, text in
      ChangeFinder(text).changes(Self.kinds).filter(Self.isMeant).map { (name, $0) }
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
      // To blame are the changes in the error's line, or in the nearest one above that has any.
      let line = all.last {
        $0.file == diagnostic.file && $0.change.line <= diagnostic.line
      }?.change.line
      places.removeAll { $0.file == diagnostic.file && $0.change.line == line }
    }
    try write()
    return places.count < all.count
  }

  /// Of literals, only those that say whether a transition is shown.
  private static func isMeant(_ change: Change) -> Bool {
    change.kind != .turnedLiteral || change.text.contains("animated:")
  }

  private func write() throws {
    for (name, text) in sources {
      let changes = places.filter { $0.file == name }.map { ($0.number, $0.change) }
      let broken = SwitchedSource(text, changes: Dictionary(uniqueKeysWithValues: changes))
      try Data(broken.text.utf8).write(to: folder.appending(path: name))
    }
    try Data(SwitchedSource.declaration.utf8).write(to: folder.appending(path: Self.switches))
  }
}

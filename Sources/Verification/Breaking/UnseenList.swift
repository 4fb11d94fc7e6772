import Breakage
import Foundation

/// The changes to a reference that no check sees, and why none has to: an exercise's `Unseen.md`.
struct UnseenList: Sendable {
  /// The file's name in the exercise's hidden folder.
  static let fileName = "Unseen.md"

  /// The rows of its table.
  let entries: [Excuse]

  /// Reads the file of an exercise's hidden folder; where there is none, nothing is listed.
  init(hidden: URL) throws {
    let file = hidden.appending(path: Self.fileName)
    guard FileManager.default.fileExists(atPath: file.path) else {
      entries = []
      return
    }
    entries = Excuse.rows(of: try String(contentsOf: file, encoding: .utf8))
  }

  /// The same change, harmless if it is unseen and the list says so.
  func excused(_ mutant: Mutant) -> Mutant {
    guard mutant.fate == .unseen, entry(for: mutant)?.isHarmless == true else { return mutant }
    var excused = mutant
    excused.fate = .harmless
    return excused
  }

  /// What is said of a change; nil if it is not listed.
  func entry(for mutant: Mutant) -> Excuse? {
    entries.first { $0.file == mutant.file && $0.change == mutant.change }
  }
}

extension Excuse {
  /// A Boolean value that tells whether the change makes no difference that anybody could see, as a
  /// second call of what does its work once.
  var isHarmless: Bool { reason.lowercased().hasPrefix("no difference") }
}

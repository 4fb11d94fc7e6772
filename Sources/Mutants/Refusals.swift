import Breakage
import Foundation

/// The changes that the compiler refused in earlier builds, so that they are not tried again.
struct Refusals {
  private let file: URL
  private var keys: Set<String>

  /// Reads what is kept; nothing is when there is no file.
  init(file: URL) {
    self.file = file
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    keys = Set(text.split(separator: "\n").map(String.init))
  }

  /// A Boolean value that tells whether a change was refused where it stands now.
  func contains(_ mutant: BrokenPlace) -> Bool { keys.contains(key(of: mutant)) }

  /// Keeps more of them.
  mutating func add(_ mutants: [BrokenPlace]) throws {
    keys.formUnion(mutants.map(key))
    try keys.sorted().joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  private func key(of mutant: BrokenPlace) -> String {
    "\(mutant.file):\(mutant.change.line): \(mutant.change.summary)"
  }
}

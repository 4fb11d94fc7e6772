import Breakage
import Foundation

/// Where the compiler found errors.
struct CompilerErrors {
  private var lines: [String: Set<Int>] = [:]

  /// Reads what the compiler printed about the files of a folder.
  init(_ log: String, in folder: String) {
    for match in log.matches(of: /(?m)^(\/.+\.swift):(\d+):\d+: error:/) {
      let path = String(match.output.1)
      guard path.hasPrefix(folder), let line = Int(match.output.2) else { continue }
      lines[String(path.dropFirst(folder.count + 1)), default: []].insert(line)
    }
  }

  /// The numbers of the changes that are to blame: for each error those in its line, or else in the
  /// nearest changed line above.
  func refused(among mutants: [Mutant]) -> Set<Int> {
    var refused: Set<Int> = []
    for (file, lines) in lines {
      let here = mutants.filter { $0.file == file }
      for line in lines {
        let culprit = here.map(\.change.line).filter { $0 <= line }.max()
        refused.formUnion(here.filter { $0.change.line == culprit }.map(\.number))
      }
    }
    return refused
  }
}

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

  /// The numbers of the changes that are to blame for the errors.
  func refused(among places: [BrokenPlace]) -> Set<Int> {
    lines.reduce(into: []) { refused, entry in
      for line in entry.value {
        refused.formUnion(places.blamed(forErrorIn: entry.key, line: line))
      }
    }
  }
}

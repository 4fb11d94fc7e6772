/// Why one change need not be noticed: a row `| file | change | why |` of a kept table.
package struct Excuse: Equatable, Sendable {
  /// The changed file.
  package let file: String
  /// The change in words, as ``Change/summary`` has it.
  package let change: String
  /// Why nobody need notice.
  package let reason: String
  /// The row's line, from 1.
  package let line: Int

  /// Reads the rows of a text; whatever else it holds is passed over.
  package static func rows(of text: String) -> [Excuse] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      // A change may hold `|` itself, so the middle takes all it can.
      guard let row = line.wholeMatch(of: /\| (\S+\.swift) \| (.+) \| (.+) \|/) else { return nil }
      let (_, file, change, reason) = row.output
      return Excuse(
        file: String(file),
        change: String(change),
        reason: String(reason),
        line: index + 1
      )
    }
  }
}

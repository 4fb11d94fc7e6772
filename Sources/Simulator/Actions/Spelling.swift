/// Finds what was meant by a misspelled label.
enum Spelling {
  /// Returns the candidate that differs least, if the difference is small enough to be a slip.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let wanted = word.lowercased()
    let distances = candidates.map { ($0, distance(wanted, $0.lowercased())) }
    guard let best = distances.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(1, wanted.count / 3) ? best.0 : nil
  }

  /// Returns how many characters must be added, dropped, replaced or swapped with their neighbour.
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var best = min(rows[i][j + 1] + 1, row[j] + 1, replaced)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}

/// Finds the word that was probably meant.
package enum Spelling {
  /// Finds the candidate that a word was probably meant to be.
  /// - Parameters:
  ///   - word: The word as it was typed; upper and lower case count as the same.
  ///   - candidates: The words that there are.
  /// - Returns: The one that differs least, if that little is a slip; else the only one that begins so;
  ///   else nil.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let wanted = word.lowercased()
    let ranked = candidates.map { (name: $0, distance: distance(wanted, $0.lowercased())) }
    let limit = max(1, wanted.count / 3)
    if let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit {
      return best.name
    }
    let beginning = candidates.filter { wanted.count >= 2 && $0.lowercased().hasPrefix(wanted) }
    return beginning.count == 1 ? beginning.first : nil
  }

  /// Counts how many characters must be added, dropped, replaced or swapped with their neighbour.
  package static func distance(_ first: String, _ second: String) -> Int {
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

/// Finds the word that was probably meant.
enum EditDistance {
  /// The candidate nearest to `word`, or nil where none is near enough to be a slip.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = word.lowercased()
    let limit = max(1, word.count / 3)
    let ranked = candidates.map { (name: $0, distance: between(word, $0.lowercased())) }
    if let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit {
      return best.name
    }
    let beginning = candidates.filter { word.count >= 2 && $0.lowercased().hasPrefix(word) }
    return beginning.count == 1 ? beginning.first : nil
  }

  /// The number of insertions, deletions, substitutions and swaps of neighbours between two words.
  static func between(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let change = last[j] + (first[i] == second[j] ? 0 : 1)
        var best = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[second.count]
  }
}

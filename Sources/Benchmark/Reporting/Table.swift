/// Rows of text under a heading, in columns.
struct Table {
  /// The heading; its first word stands over the names.
  let heading: [String]
  private var rows: [[String]] = []

  /// Makes an empty table.
  init(_ heading: [String]) {
    self.heading = heading
  }

  /// Adds a row: a name and what stands in each column.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The table, names to the left and all else to the right.
  var text: String {
    let lines = [heading] + rows
    let widths = heading.indices.map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      line.enumerated().map { column, word in
        let space = String(repeating: " ", count: widths[column] - word.count)
        return column == 0 ? word + space : space + word
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

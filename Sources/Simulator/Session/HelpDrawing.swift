import Channel

/// Lists the commands, each with what it does.
struct HelpDrawing {
  let columns: Int

  /// In fewer columns, what a command does stands below it.
  private static let narrow = 60

  /// The lines.
  var lines: [String] {
    let widest = Verb.allCases.map(\.usage.count).max() ?? 0
    return Verb.allCases.flatMap { lines(of: $0, indent: columns < Self.narrow ? 4 : widest + 2) }
  }

  private func lines(of verb: Verb, indent: Int) -> [String] {
    let summary = Columns.wrap(verb.summary, columns - indent)
    let margin = Columns.spaces(indent)
    guard columns >= Self.narrow else { return [verb.usage] + summary.map { margin + $0 } }
    let usage = verb.usage + Columns.spaces(indent - verb.usage.count)
    return summary.enumerated().map { ($0.offset == 0 ? usage : margin) + $0.element }
  }
}

import Channel

/// Lists the commands by topic, each with what it does.
struct HelpDrawing {
  let columns: Int

  /// In fewer columns, what a command does stands below it.
  private static let narrow = 60

  /// A usage that is longer pushes what the command does into the next line.
  private static let widestUsage = 27

  /// Returns the whole list, or what there is to know about one command.
  func lines(about verb: Verb?) -> [SessionReply.Line] {
    guard let verb else { return list }
    let texts = ["\(verb.summary)."] + [verb.details].compactMap(\.self)
    return [.init(.title, verb.usage)]
      + texts.flatMap { Columns.wrap($0, columns) }.map { .init(.plain, $0) }
  }

  private var list: [SessionReply.Line] {
    Verb.Topic.allCases.flatMap { topic in
      Columns.wrap(topic.title, columns).map { .init(.title, $0) }
        + topic.verbs.flatMap(lines).map { .init(.plain, $0) }
    }
  }

  private func lines(of verb: Verb) -> [String] {
    let isNarrow = columns < Self.narrow
    let indent = isNarrow ? 6 : Self.widestUsage + 4
    let summary = Columns.wrap(verb.summary, columns - indent).map { Columns.spaces(indent) + $0 }
    let usage = "  " + verb.usage
    guard !isNarrow, usage.count < indent - 1, let first = summary.first else {
      return [usage] + summary
    }
    return [usage + first.dropFirst(usage.count)] + summary.dropFirst()
  }
}

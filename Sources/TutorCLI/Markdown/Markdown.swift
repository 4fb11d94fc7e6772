/// A block of a parsed Markdown document, as far as the course's texts use it.
indirect enum Markdown: Equatable, Sendable {
  case heading(level: Int, [Inline])
  case paragraph([Inline])
  case list(ListMarker, isTight: Bool, items: [[Markdown]])
  case code(language: String, lines: [String])
  case quote([Markdown])
  case table(Table)
  case rule

  /// How the items of a list are marked.
  enum ListMarker: Equatable, Sendable {
    case bullet
    case numbers(from: Int)
  }

  /// A table: a head and rows of as many cells.
  struct Table: Equatable, Sendable {
    var head: [[Inline]]
    var rows: [[[Inline]]]
    var alignments: [Alignment]
  }

  /// Where a cell's text stands in its column.
  enum Alignment: Equatable, Sendable {
    case leading
    case center
    case trailing
  }

  /// What stands inside a paragraph, heading or cell.
  indirect enum Inline: Equatable, Sendable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case link([Inline], address: String)
    case image(alternative: [Inline], address: String)
    case softBreak
    case lineBreak
  }
}

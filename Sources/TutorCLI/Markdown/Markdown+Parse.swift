@preconcurrency import CCMark

extension Markdown {
  /// Parses GitHub's Markdown, with its tables.
  static func parse(_ source: String) -> [Markdown] {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_parser_free(parser) }
    if let tables = cmark_find_syntax_extension("table") {
      cmark_parser_attach_syntax_extension(parser, tables)
    }
    cmark_parser_feed(parser, source, source.utf8.count)
    guard let document = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(document) }
    return Node(document).blocks
  }
}

/// A node of cmark's tree, read into values of our own while the tree lives.
private struct Node {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  var blocks: [Markdown] { children.compactMap(\.block) }
  var inlines: [Markdown.Inline] { children.compactMap(\.inline) }

  private var children: some Sequence<Node> {
    sequence(
      state: cmark_node_first_child(pointer),
      next: { next in
        defer { next = next.flatMap(cmark_node_next) }
        return Node(next)
      }
    )
  }

  private var kind: String { string(cmark_node_get_type_string) }
  private var literal: String { string(cmark_node_get_literal) }
  private var address: String { string(cmark_node_get_url) }

  private func string(_ get: (OpaquePointer) -> UnsafePointer<CChar>?) -> String {
    get(pointer).map { String(cString: $0) } ?? ""
  }

  private var block: Markdown? {
    switch kind {
    case "heading": .heading(level: Int(cmark_node_get_heading_level(pointer)), inlines)
    case "paragraph": .paragraph(inlines)
    case "list": list
    case "code_block": code
    case "block_quote": .quote(blocks)
    case "table": .table(table)
    case "thematic_break": .rule
    default: nil  // HTML and comments have no place on a terminal.
    }
  }

  private var list: Markdown {
    let isNumbered = cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
    return .list(
      isNumbered ? .numbers(from: Int(cmark_node_get_list_start(pointer))) : .bullet,
      isTight: cmark_node_get_list_tight(pointer) == 1,
      items: children.map(\.blocks)
    )
  }

  private var code: Markdown {
    var lines = literal.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return .code(language: string(cmark_node_get_fence_info), lines: lines)
  }

  private var table: Markdown.Table {
    let rows = children.map { row in row.children.map(\.inlines) }
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    let marks = UnsafeBufferPointer(
      start: cmark_gfm_extensions_get_table_alignments(pointer),
      count: count
    )
    return Markdown.Table(
      head: rows.first ?? [],
      rows: Array(rows.dropFirst()),
      alignments: marks.map(Self.alignment)
    )
  }

  private static func alignment(_ mark: UInt8) -> Markdown.Alignment {
    switch mark {
    case UInt8(ascii: "c"): .center
    case UInt8(ascii: "r"): .trailing
    default: .leading
    }
  }

  private var inline: Markdown.Inline? {
    switch kind {
    case "text": .text(literal)
    case "code": .code(literal)
    case "emph": .emphasis(inlines)
    case "strong": .strong(inlines)
    case "link": .link(inlines, address: address)
    case "image": .image(alternative: inlines, address: address)
    case "softbreak": .softBreak
    case "linebreak": .lineBreak
    default: nil
    }
  }
}

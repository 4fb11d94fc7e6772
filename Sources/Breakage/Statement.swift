/// A call or an assignment that stands for itself in a file.
struct Statement {
  /// What it does.
  enum Form { case call, assignment }

  /// Where it stands, from its first letter to its last.
  let range: Range<Int>
  /// What it does.
  let form: Form
  /// The block that it is in.
  let block: Block
}

extension SourceLayout {
  /// All calls and assignments that could be left out.
  var statements: [Statement] {
    lineStarts.indices.flatMap { line in
      [statement(onLine: line)].compactMap(\.self) + inlineStatements(onLine: line)
    }
  }

  private func statement(onLine line: Int) -> Statement? {
    guard let opening = openings[line], code[opening] == UInt8(ascii: "{"), !isContinued(line)
    else {
      return nil
    }
    let start = content(ofLine: line).lowerBound
    return statement(in: start..<end(ofStatementAt: start), of: Block(at: opening, self))
  }

  /// The bodies that stand on their header's line: `if isDone { close() }`.
  private func inlineStatements(onLine line: Int) -> [Statement] {
    let content = content(ofLine: line)
    return content.compactMap { place in
      guard code[place] == UInt8(ascii: "{"), let closing = partners[place],
        content.contains(closing)
      else { return nil }
      let block = Block(at: place, self)
      guard block.kind == .steps else { return nil }
      return statement(in: trimmed(place + 1..<closing), of: block)
    }
  }

  private func statement(in range: Range<Int>, of block: Block) -> Statement? {
    let text = code(in: range)
    guard block.kind != .declarations, block.kind != .result,
      let first = text.prefixMatch(of: /[A-Za-z_]\w*/)?.output, !Self.keywords.contains(first),
      !text.contains(";"), text.prefixMatch(of: /(super|self)\??\.init/) == nil
    else { return nil }
    if text.prefixMatch(of: /[\w.?!]+(\[[^\]]*\][\w.?!]*)* [-+]?=\s/) != nil {
      return block.isInitializer ? nil : Statement(range: range, form: .assignment, block: block)
    }
    guard text.prefixMatch(of: /[\w.?!]+(\[[^\]]*\][\w.?!]*)*( ?\{|\()/) != nil,
      text.hasSuffix(")") || text.hasSuffix("}")
    else { return nil }
    return Statement(range: range, form: .call, block: block)
  }

  /// A Boolean value that tells whether a line goes on with what the one before began.
  private func isContinued(_ line: Int) -> Bool {
    let own = content(ofLine: line)
    guard let first = own.first.map({ code[$0] }) else { return true }
    if !first.isLetter { return true }
    let before = (0..<line).last { !content(ofLine: $0).isEmpty }.map { content(ofLine: $0) }
    guard let before, let last = before.last.map({ code[$0] }) else { return false }
    let text = code(in: before)
    if last == UInt8(ascii: ":") { return !text.hasPrefix("case ") && text != "default:" }
    return ",([=&|?+-*/<>".utf8.contains(last)
  }

  private func end(ofStatementAt start: Int) -> Int {
    var place = start
    while place < code.count {
      switch code[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        place = partners[place] ?? place
      case UInt8(ascii: "}"):
        return trimmed(start..<place).upperBound
      case UInt8(ascii: "\n"):
        let next = line(of: place) + 1
        if next >= lineStarts.count || !isContinued(next) || content(ofLine: next).isEmpty {
          return trimmed(start..<place).upperBound
        }
        if code[content(ofLine: next).lowerBound] == UInt8(ascii: "}") {
          return trimmed(start..<place).upperBound
        }
      default: break
      }
      place += 1
    }
    return code.count
  }

  /// Words with which something else than a call or an assignment begins.
  private static let keywords: Set<Substring> = [
    "actor", "as", "associatedtype", "async", "await", "break", "case", "class", "continue",
    "default", "defer", "deinit", "didSet", "do", "else", "enum", "extension", "fallthrough",
    "fileprivate",
    "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "init", "internal",
    "is", "lazy", "let", "mutating", "nonisolated", "open", "override", "package", "private",
    "protocol", "public", "repeat", "required", "return", "set", "static", "struct", "subscript",
    "switch", "throw", "throws", "try", "typealias", "unowned", "var", "weak", "where", "while",
    "willSet",
  ]
}

extension UInt8 {
  /// A Boolean value that tells whether a name can begin with the byte.
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self == UInt8(ascii: "_")
  }
}

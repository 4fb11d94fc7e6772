/// What stands between a pair of braces, by what stands before them.
struct Block {
  /// What is written in the block.
  enum Kind {
    /// The members of a type.
    case declarations
    /// Steps, whose last has no value.
    case steps
    /// One expression, whose value is the block's.
    case result
    /// A closure or the like: steps, or a value.
    case either
  }

  /// Where the block opens.
  let opening: Int
  /// What is written in it.
  let kind: Kind
  /// A Boolean value that tells whether the block makes an object.
  let isInitializer: Bool
  /// A Boolean value that tells whether the block's value is a `Bool`.
  let isBoolean: Bool

  /// Reads the block that opens at a place.
  init(at opening: Int, _ layout: SourceLayout) {
    self.opening = opening
    let header = Self.header(of: opening, layout)
    isInitializer = header.contains(/\binit[?!]?[(<]/) && !header.contains(/\.init\(/)
    isBoolean = header.contains(/(->|:) Bool $/)
    kind = Self.kind(of: header, isAlone: Self.isOneExpression(opening, layout))
  }

  private static func kind(of header: String, isAlone: Bool) -> Kind {
    if header.contains(/^((\w+|@\w+|\w+\(set\)) )*(class|struct|enum|extension|protocol|actor) \w/),
      !header.contains(/\b(func|init|var) ?\w*[(:]/)
    {
      return .declarations
    }
    if header.contains(/^(else|guard|if|for|while|repeat|do|defer|switch|\} (else|catch))\b/) {
      return .steps
    }
    if header.contains(/\b(didSet|willSet|set)( |\(|$)/) { return .steps }
    let hasValue = header.contains(/(->|:) [^:]+ $/) || header.contains(/\bget\b/)
    if header.contains(/\b(func|init|deinit|subscript)\b/), !hasValue || !header.contains("->") {
      return .steps
    }
    if hasValue { return isAlone ? .result : .steps }
    return .either
  }

  /// The code before the brace, from the beginning of the statement or declaration.
  private static func header(of opening: Int, _ layout: SourceLayout) -> String {
    var line = layout.line(of: opening)
    while layout.code[layout.content(ofLine: line).lowerBound] == UInt8(ascii: ")"),
      let partner = layout.partners[layout.content(ofLine: line).lowerBound]
    {
      line = layout.line(of: partner)
    }
    let start = layout.content(ofLine: line).lowerBound
    let text = layout.code(in: start..<opening)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + " "
  }

  private static func isOneExpression(_ opening: Int, _ layout: SourceLayout) -> Bool {
    guard let closing = layout.partners[opening] else { return false }
    let body = layout.code(in: layout.trimmed(opening + 1..<closing))
    return !body.contains(/(^|\n) *(let|var|return|guard|if|for|while|defer|switch)\s/)
      && !body.contains(/\n *[\w.?!]+ [-+]?=\s/)
  }
}

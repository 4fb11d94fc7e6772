extension SourceLayout {
  /// Each Boolean condition and each Boolean result, turned round.
  var turnedConditions: [Change] {
    (conditions + results).map { range in
      change(.turnedCondition, in: range) {
        [
          .insert("(", at: $0.lowerBound),
          .insert(") != \(SwitchedSource.question)(\(Edit.number))", at: $0.upperBound),
        ]
      }
    }
  }

  /// The conditions of `if`, `guard` and `while` that bind nothing.
  private var conditions: [Range<Int>] {
    lineStarts.indices.flatMap { line -> [Range<Int>] in
      let content = content(ofLine: line)
      guard let word = code(in: content).prefixMatch(of: /(\} else )?(if|guard|while)\s/) else {
        return []
      }
      return pieces(from: content.lowerBound + word.output.0.utf8.count)
    }
  }

  /// The conditions of one clause, which ends at its block.
  private func pieces(from start: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var (begin, place) = (start, start)
    loop: while place < code.count {
      switch code[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["): place = partners[place] ?? place
      case UInt8(ascii: ","), UInt8(ascii: "{"):
        pieces.append(trimmed(begin..<place))
        begin = place + 1
        if code[place] == UInt8(ascii: "{") { break loop }
      default: break
      }
      place += 1
    }
    return pieces.compactMap(condition)
  }

  /// A piece without `else`; nil if it binds or matches something.
  private func condition(_ piece: Range<Int>) -> Range<Int>? {
    let text = code(in: piece)
    if text.prefixMatch(of: /(let|var|case)\s|#|_ =/) != nil { return nil }
    return text.hasSuffix("else") ? trimmed(piece.lowerBound..<piece.upperBound - 4) : piece
  }

  /// The expressions that are the whole body of what gives back a `Bool`.
  private var results: [Range<Int>] {
    code.indices.compactMap { place in
      guard code[place] == UInt8(ascii: "{"), let closing = partners[place] else { return nil }
      let block = Block(at: place, self)
      let body = trimmed(place + 1..<closing)
      guard block.isBoolean, block.kind == .result, !body.isEmpty, !isLiteral(body),
        !code(in: body).contains(/^(get|switch|if)\b/)
      else { return nil }
      return body
    }
  }

  private func isLiteral(_ range: Range<Int>) -> Bool {
    ["true", "false"].contains(code(in: range))
  }
}

extension SourceLayout {
  /// Each `true` and `false`, turned round.
  var turnedLiterals: [Change] {
    literals(/\b(?:true|false)\b/).map { range in
      change(.turnedLiteral, in: range, shownAs: surroundings(of: range)) {
        [
          Edit(
            range: $0,
            replacement: "(\(code(in: $0)) != \(SwitchedSource.question)(\(Edit.number)))"
          )
        ]
      }
    }
  }

  /// Each 0 and 1, changed for the other.
  var shiftedNumbers: [Change] {
    literals(/\b[01]\b/).filter(isWhole).map { range in
      let number = code(in: range)
      let other = number == "0" ? "1" : "0"
      return change(.shiftedNumber, in: range, shownAs: surroundings(of: range)) {
        [
          Edit(
            range: $0,
            replacement: "(\(SwitchedSource.question)(\(Edit.number)) ? \(other) : \(number))"
          )
        ]
      }
    }
  }

  /// A Boolean value that tells whether digits are a number, and no part of `0.35`, `$0` or `pair.0`.
  private func isWhole(_ range: Range<Int>) -> Bool {
    let neighbours = [range.lowerBound - 1, range.upperBound].filter(code.indices.contains)
    return neighbours.allSatisfy { !".$".utf8.contains(code[$0]) }
  }

  /// The places of a literal, but for those where only a literal can stand.
  private func literals(_ pattern: Regex<Substring>) -> [Range<Int>] {
    lineStarts.indices.flatMap { line -> [Range<Int>] in
      let content = content(ofLine: line)
      let text = code(in: content)
      // A property with observers would take the new brackets for a call with a closure.
      if text.contains(/^(case |@|#)|\bvar .* = .* \{$/) { return [] }
      return text.ranges(of: pattern).map { found in
        let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        let count = text.utf8.distance(from: found.lowerBound, to: found.upperBound)
        return content.lowerBound + start..<content.lowerBound + start + count
      }
    }
  }

  /// The line in which a literal stands, to show it in.
  private func surroundings(of range: Range<Int>) -> Range<Int> {
    content(ofLine: line(of: range.lowerBound))
  }
}

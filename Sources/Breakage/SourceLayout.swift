/// A Swift file as far as its form tells: lines, brackets, statements.
///
/// It relies on `swift format`: a statement begins on a line of its own.
struct SourceLayout {
  /// The file's bytes.
  let bytes: [UInt8]
  /// The bytes with every string and comment blanked out, so that brackets can be counted.
  let code: [UInt8]
  /// Where each line begins.
  let lineStarts: [Int]
  /// For each bracket the place of the other one of its pair.
  let partners: [Int: Int]
  /// For each line the innermost bracket that is open where it begins; nil at the top level.
  let openings: [Int?]

  /// Reads a file.
  init(_ source: String) {
    bytes = Array(source.utf8)
    code = BlankedSource(bytes).code
    var starts = [0]
    var open: [Int] = []
    var partners: [Int: Int] = [:]
    var openings: [Int?] = [nil]
    for (place, byte) in code.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(place)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let start = open.popLast() else { continue }
        partners[start] = place
        partners[place] = start
      case UInt8(ascii: "\n"):
        starts.append(place + 1)
        openings.append(open.last)
      default: break
      }
    }
    lineStarts = starts
    self.partners = partners
    self.openings = openings
  }

  /// The number of the line that a place is in, from 0.
  func line(of place: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The range of a line without its indentation and its line feed.
  func content(ofLine line: Int) -> Range<Int> {
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : code.count
    return trimmed(lineStarts[line]..<end)
  }

  /// The range without white space and blanked text at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, code[start].isSpace { start += 1 }
    while start < end, code[end - 1].isSpace { end -= 1 }
    return start..<end
  }

  /// The code in a range, strings and comments blanked out.
  func code(in range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

  /// The text in a range, brought to one line.
  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}

extension UInt8 {
  /// A Boolean value that tells whether the byte is a blank, a tab or a line feed.
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == 9 }
}

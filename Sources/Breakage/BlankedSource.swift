/// A Swift file whose strings and comments are blanks, byte for byte.
///
/// Strings keep a letter, so that what remains is still an expression.
struct BlankedSource {
  /// The blanked bytes.
  private(set) var code: [UInt8]
  private let bytes: [UInt8]
  private var place = 0

  /// Blanks a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    code = bytes
    while place < bytes.count {
      if starts(with: "//") {
        blank(upTo: "\n", including: false)
      } else if starts(with: "/*") {
        blank(upTo: "*/", including: true)
      } else if starts(with: "\"\"\"") {
        fill(3, with: "s")
        blank(upTo: "\"\"\"", including: true)
      } else if starts(with: "\"") {
        blankLine()
      } else {
        place += 1
      }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func fill(_ count: Int, with letter: Unicode.Scalar = " ") {
    for _ in 0..<min(count, bytes.count - place) {
      if code[place] != UInt8(ascii: "\n") { code[place] = UInt8(ascii: letter) }
      place += 1
    }
  }

  private mutating func blank(upTo end: StaticString, including: Bool) {
    while place < bytes.count, !starts(with: end) { fill(1) }
    if including { fill(end.utf8CodeUnitCount) }
  }

  /// Blanks a string of one line; what it interpolates goes with it.
  private mutating func blankLine() {
    var depth = 0
    fill(1, with: "s")
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      if starts(with: "\\(") {
        depth += 1
        fill(2, with: "s")
      } else if depth == 0, starts(with: "\\") {
        fill(2, with: "s")
      } else if depth > 0, starts(with: "(") || starts(with: ")") {
        depth += starts(with: "(") ? 1 : -1
        fill(1, with: "s")
      } else {
        let isEnd = depth == 0 && starts(with: "\"")
        fill(1, with: "s")
        if isEnd { return }
      }
    }
  }
}

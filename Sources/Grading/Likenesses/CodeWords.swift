import Foundation
import Grader

/// The words and signs of a piece of Swift, without its layout and its comments.
///
/// A name that the code itself gives, with `let` or `func` as it may be, is written `_` wherever it
/// stands. This reads code as far as telling likenesses needs, and is no compiler's reading.
struct CodeWords {
  /// The words and signs, in order.
  private(set) var words: [String] = []
  private var rest: Substring.UTF8View

  private static let declaring: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "typealias", "case", "for",
  ]

  /// Reads a file's contents.
  init(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    rest = text[...].utf8
    while let byte = rest.first { read(byte) }
    let own = Set(zip(words, words.dropFirst()).filter { Self.declaring.contains($0.0) }.map(\.1))
    let names = own.filter { $0.utf8.first.map(\.isPartOfName) ?? false }
    words = words.map { names.contains($0) ? "_" : $0 }
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): readText()
    case _ where byte.isPartOfName: readWord()
    case _ where rest.starts(with: "//".utf8): rest = rest.drop { $0 != UInt8(ascii: "\n") }
    case _ where rest.starts(with: "/*".utf8): readComment()
    default:
      rest.removeFirst()
      if byte > 0x20 { words.append(String(UnicodeScalar(byte))) }
    }
  }

  private mutating func readWord() {
    let word = rest.prefix(while: \.isPartOfName)
    words.append(String(Substring(word)))
    rest.removeFirst(word.count)
  }

  /// Reads a text in quotes, to the end of its line at most, as one word that begins with a quote.
  private mutating func readText() {
    var isEscaped = true
    let inside = rest.prefix { byte in
      let isEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\"") && !isEscaped
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      return !isEnd
    }
    words.append(String(Substring(inside)))
    rest.removeFirst(inside.count)
    if rest.first == UInt8(ascii: "\"") { rest.removeFirst() }
  }

  private mutating func readComment() {
    var depth = 0
    repeat {
      let isStart = rest.starts(with: "/*".utf8)
      let isEnd = rest.starts(with: "*/".utf8)
      depth += (isStart ? 1 : 0) - (isEnd ? 1 : 0)
      rest = rest.dropFirst(isStart || isEnd ? 2 : 1)
    } while depth > 0 && !rest.isEmpty
  }
}

/// The words and signs of a Swift file, each with its line: rather more than the compiler reads, never less.
///
/// Who looks for lies must not be lied to about what is code. So texts in quotes and comments between
/// `/*` and `*/` are read like code; a comment behind `//` is passed over only where it can be nothing else.
struct SourceWords {
  /// A name, a number, or one sign.
  struct Word: Equatable {
    var text: String
    var line: Int
  }

  /// The file's name.
  let file: String
  /// The words, in order.
  let words: [Word]

  /// Reads a file.
  init(_ source: SourceFile) {
    file = source.name
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    let bytes = source.bytes
    // A carriage return alone ends a line too, and with it a comment.
    let unpaired = bytes.indices.filter { place in
      bytes[place] != carriage || place + 1 == bytes.count || bytes[place + 1] != feed
    }.map { bytes[$0] }
    let lines = unpaired.split(omittingEmptySubsequences: false) { $0 == feed || $0 == carriage }
    words = lines.enumerated().flatMap { number, bytes in
      Self.words(in: Self.withoutComment(bytes)).map { Word(text: $0, line: number + 1) }
    }
  }

  /// All names among the words.
  var names: Set<String> {
    Set(words.map(\.text).filter { $0.utf8.first?.isPartOfName ?? false })
  }

  /// The names that are declared.
  var declared: Set<String> {
    Set(zip(words, words.dropFirst()).filter { Self.declaring.contains($0.0.text) }.map(\.1.text))
  }

  private static let declaring: Set = [
    "var", "let", "func", "class", "struct", "enum", "protocol", "actor", "typealias", "case",
  ]

  private static func words(in line: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var rest = line
    while let byte = rest.first {
      let word = rest.prefix(while: \.isPartOfName)
      if word.isEmpty {
        rest.removeFirst()
        // A name in Swift's own quotation marks is the same name.
        if byte > 0x20, byte != UInt8(ascii: "`") { words.append(String(UnicodeScalar(byte))) }
      } else {
        words.append(String(decoding: word, as: UTF8.self))
        rest.removeFirst(word.count)
      }
    }
    return words
  }

  /// Cuts off a comment, unless what looks like one could be within a text or a pattern, or hold code.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    guard let start = line.firstIndex(of: slash), line[(start + 1)...].first == slash,
      !line[..<start].contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") }),
      !line[start...].contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "#") }),
      // Behind the end of a comment of several lines there may be code.
      line[(start + 1)...].firstRange(of: Array("*/".utf8)) == nil
    else { return line }
    return line[..<start]
  }
}

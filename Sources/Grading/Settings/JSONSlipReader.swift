import Workbook

/// Goes through a text as JSON has it, up to the first slip.
struct JSONSlipReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  private static let whiteSpace: [Unicode.Scalar] = [" ", "\t", "\r", "\n"]

  /// Makes a reader that stands before the first character.
  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Reads one value and nothing behind it.
  /// - Throws: The first slip.
  mutating func readAll() throws(JSONSlip) {
    try readValue()
    if next != nil { throw slip(Message.jsonRest()) }
  }

  /// The next character that is no white space; nil at the end.
  private var next: Unicode.Scalar? {
    mutating get {
      while position < scalars.count, Self.whiteSpace.contains(scalars[position]) {
        position += 1
      }
      return position < scalars.count ? scalars[position] : nil
    }
  }

  private mutating func readValue() throws(JSONSlip) {
    switch next {
    case "{": try readMembers(closedBy: "}") { reader throws(JSONSlip) in try reader.readMember() }
    case "[":
      try readMembers(closedBy: "]") { reader throws(JSONSlip) in
        try reader.readValue()
        return nil
      }
    case "\"": _ = try readText()
    default: try readWord()
    }
  }

  /// Reads an object's members or a list's values, with commas between them; one behind the last does no
  /// harm, as with Foundation.
  private mutating func readMembers(
    closedBy end: Unicode.Scalar,
    _ readMember: (inout JSONSlipReader) throws(JSONSlip) -> String?
  ) throws(JSONSlip) {
    let opening = position
    var keys: Set<String> = []
    position += 1
    while next != end {
      guard let scalar = next else { throw slip(unclosed(opening, Message.jsonUnclosed)) }
      guard !scalar.isClosing else { throw slip(unclosed(opening, Message.jsonOtherBracket)) }
      let start = position
      if let key = try readMember(&self), !keys.insert(key).inserted {
        position = start
        throw slip(Message.jsonTwice(["key": key]))
      }
      if next == "," {
        position += 1
      } else if let scalar = next, !scalar.isClosing {
        throw slip(Message.jsonComma())
      }
    }
    position += 1
  }

  /// Reads a key and its value, and gives back the key.
  private mutating func readMember() throws(JSONSlip) -> String {
    guard next == "\"" else { throw slip(Message.jsonKey()) }
    let key = try readText()
    guard next == ":" else { throw slip(Message.jsonColon()) }
    position += 1
    try readValue()
    return key
  }

  private mutating func readText() throws(JSONSlip) -> String {
    let start = position
    position += 1
    while position < scalars.count, scalars[position] != "\"", scalars[position].value >= 0x20 {
      position += scalars[position] == "\\" ? 2 : 1
    }
    guard position < scalars.count, scalars[position] == "\"" else {
      position = start
      throw slip(Message.jsonText())
    }
    position += 1
    return String(String.UnicodeScalarView(scalars[(start + 1)..<(position - 1)]))
  }

  /// Reads a number, or `true`, `false`, `null`.
  private mutating func readWord() throws(JSONSlip) {
    let start = position
    while position < scalars.count, scalars[position].isPartOfWord { position += 1 }
    let word = String(String.UnicodeScalarView(scalars[start..<position]))
    guard ["true", "false", "null"].contains(word) || Double(word) != nil else {
      position = start
      throw slip(Message.jsonValue())
    }
  }

  private func unclosed(_ opening: Int, _ message: Message) -> String {
    message(["bracket": String(Character(scalars[opening])), "opened": line(of: opening)])
  }

  private func line(of position: Int) -> Int {
    1 + scalars[..<position].count { $0 == "\n" }
  }

  /// A slip at the place that has been reached; at the end of the text, behind what stands there last.
  private func slip(_ problem: String) -> JSONSlip {
    let isEnd = position >= scalars.count
    let last = scalars.lastIndex { !Self.whiteSpace.contains($0) } ?? -1
    let place = isEnd ? last + 1 : position
    let start = scalars[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let before = String(String.UnicodeScalarView(scalars[start..<place]))
    return JSONSlip(line: line(of: place), column: before.count + 1, problem: problem)
  }
}

extension Unicode.Scalar {
  fileprivate var isClosing: Bool { self == "}" || self == "]" }

  /// A Boolean value that tells whether it may stand in a number or in a word such as `true`.
  fileprivate var isPartOfWord: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self) || "+-.".unicodeScalars.contains(self)
  }
}

/// Takes out what steers a terminal, so that a test can look at the text alone.
enum EscapeSequences {
  /// The text of the bytes; a sequence that is not whole yet stays in `pending`.
  static func removed(from pending: inout [UInt8], adding new: some Sequence<UInt8>) -> String {
    let bytes = pending + new
    pending = []
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x1B else {
        if bytes[index] != 0x0D { text.append(bytes[index]) }
        index += 1
        continue
      }
      guard let end = end(ofSequenceAt: index, in: bytes) else {
        pending = Array(bytes[index...])
        break
      }
      index = end
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The index after a sequence; nil when more must come first.
  private static func end(ofSequenceAt start: Int, in bytes: [UInt8]) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    if bytes[start + 1] == UInt8(ascii: "]") { return end(ofLinkAt: start, in: bytes) }
    guard bytes[start + 1] == UInt8(ascii: "[") else { return start + 2 }
    let final = bytes[(start + 2)...].firstIndex { (0x40...0x7E).contains($0) }
    return final.map { $0 + 1 }
  }

  /// A link's address goes on until the next escape and its backslash.
  private static func end(ofLinkAt start: Int, in bytes: [UInt8]) -> Int? {
    let escape = bytes[(start + 2)...].firstIndex(of: 0x1B)
    return escape.flatMap { $0 + 1 < bytes.count ? $0 + 2 : nil }
  }
}

/// Collects bytes as they come and gives them back as lines.
struct LineBuffer: Sendable {
  private var bytes: [UInt8] = []

  /// The lines that the bytes complete, without their ends.
  mutating func lines(adding new: some Sequence<UInt8>) -> [String] {
    bytes += new
    var lines: [String] = []
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(Self.text(bytes[..<end]))
      bytes.removeSubrange(...end)
    }
    return lines
  }

  /// What came after the last line end; nil for nothing.
  mutating func rest() -> String? {
    defer { bytes = [] }
    return bytes.isEmpty ? nil : Self.text(bytes[...])
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let isFromWindows = bytes.last == UInt8(ascii: "\r")
    return String(decoding: isFromWindows ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}

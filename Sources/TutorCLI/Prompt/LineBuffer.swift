/// Collects bytes as they come and gives them back as lines.
struct LineBuffer: Sendable {
  private var bytes: [UInt8] = []

  /// The lines that the bytes complete, without their ends.
  mutating func lines(adding new: some Collection<UInt8>) -> [String] {
    // Each byte is looked at once, however long a line is.
    guard new.contains(Self.end) else {
      bytes += new
      return []
    }
    var parts = (bytes + new).split(separator: Self.end, omittingEmptySubsequences: false)
    bytes = Array(parts.removeLast())
    return parts.map(Self.text)
  }

  /// What came after the last line end; nil for nothing.
  mutating func rest() -> String? {
    defer { bytes = [] }
    return bytes.isEmpty ? nil : Self.text(bytes[...])
  }

  private static let end = UInt8(ascii: "\n")

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let isFromWindows = bytes.last == UInt8(ascii: "\r")
    return String(decoding: isFromWindows ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}

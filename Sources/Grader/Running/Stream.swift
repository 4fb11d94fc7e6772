/// One pipe that is read while a program runs, up to a limit.
struct Stream {
  /// The pipe's end; -1 once all was read, which `poll` leaves alone.
  private(set) var descriptor: Int32
  /// What was read and not yet taken.
  private(set) var bytes: [UInt8] = []
  private var count = 0

  init(_ descriptor: borrowing Descriptor) {
    self.descriptor = descriptor.rawValue
  }

  /// Reads all that is there now, but no further than one byte beyond the limit, which is the proof.
  /// - Returns: True if more came than `limit` bytes, counted from the start or ``restartCount()``.
  mutating func read(limit: Int) -> Bool {
    while descriptor >= 0, count <= limit {
      guard let part = readBytes(from: descriptor, atMost: min(65_536, limit + 1 - count)) else {
        return false
      }
      if part.isEmpty { descriptor = -1 }
      bytes += part
      count += part.count
    }
    return count > limit
  }

  /// Counts from here on what comes.
  mutating func restartCount() { count = 0 }

  /// What was read and not yet taken, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes the whole lines that have been read, without their line feeds.
  mutating func takeLines() -> [[UInt8]] {
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = bytes[..<last].split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    ).map(Array.init)
    bytes.removeSubrange(...last)
    return lines
  }
}

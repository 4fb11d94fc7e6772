/// One pipe that is read while a program runs, up to a limit.
struct Stream {
  /// The pipe's end; -1 once all was read, which `poll` leaves alone.
  private(set) var descriptor: Int32
  /// What was read and not yet taken.
  private(set) var bytes: [UInt8] = []
  private var count = 0
  /// So many of the bytes are known to hold no line feed.
  private var searched = 0

  init(_ descriptor: borrowing Descriptor) {
    self.descriptor = descriptor.rawValue
  }

  /// Reads all that is there now, but no further than one byte beyond the limit, which is the proof.
  /// - Returns: True if more came than `limit` bytes, counted from the start or ``restartCount()``.
  mutating func read(limit: Int) -> Bool {
    while descriptor >= 0, count <= limit {
      switch readBytes(from: descriptor, atMost: min(65_536, limit + 1 - count)) {
      case .bytes(let part):
        bytes += part
        count += part.count
      case .nothingYet: return false
      // A pipe that cannot be read gives nothing any more, either.
      case .end, .failed: descriptor = -1
      }
    }
    return count > limit
  }

  /// Counts from here on what comes.
  mutating func restartCount() { count = 0 }

  /// What was read and not yet taken, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes the whole lines that have been read, without their line feeds.
  mutating func takeLines() -> [[UInt8]] {
    // Each byte is looked at once, however long a line is.
    let last = bytes[searched...].lastIndex(of: UInt8(ascii: "\n"))
    defer { searched = bytes.count }
    guard let last else { return [] }
    let lines = bytes[..<last].split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    ).map(Array.init)
    bytes.removeSubrange(...last)
    return lines
  }
}

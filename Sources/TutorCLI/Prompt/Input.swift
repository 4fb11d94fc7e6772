import Grader

/// Reads what a descriptor has now.
enum Input {
  /// Bytes; empty at the end of the input; nil where there is nothing yet.
  static func available(from descriptor: Int32) -> [UInt8]? {
    switch readBytes(from: descriptor, atMost: 65_536) {
    case .bytes(let bytes): bytes
    case .nothingYet: nil
    // What cannot be read gives nothing any more, either.
    case .end, .failed: []
    }
  }
}

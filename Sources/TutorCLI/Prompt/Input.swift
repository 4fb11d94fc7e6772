import Glibc

/// Reads what a descriptor has now.
enum Input {
  /// Bytes; empty at the end of the input; nil where there is nothing yet.
  static func available(from descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count >= 0 { return Array(buffer.prefix(count)) }
      if errno == EAGAIN { return nil }
      if errno != EINTR { return [] }
    }
  }
}

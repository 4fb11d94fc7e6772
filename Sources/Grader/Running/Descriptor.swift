import CSystem
import Glibc

/// A file descriptor with one owner, which closes it.
package struct Descriptor: ~Copyable, Sendable {
  /// The system's number for it.
  package let rawValue: Int32

  /// Takes an open descriptor over.
  package init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }

  deinit { close(rawValue) }

  /// Lets reads return at once when there is nothing to read.
  func makeNonblocking() {
    _ = fcntl(rawValue, F_SETFL, fcntl(rawValue, F_GETFL) | O_NONBLOCK)
  }
}

/// A pipe whose ends no child inherits unless it is handed them.
struct Pipe: ~Copyable {
  let reading: Descriptor
  let writing: Descriptor

  init() throws(RunError) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .systemCall("pipe2", errno) }
    reading = Descriptor(ends[0])
    writing = Descriptor(ends[1])
  }
}

/// What came of reading once.
package enum Reading {
  /// So many bytes, at least one.
  case bytes([UInt8])
  /// There will be nothing any more.
  case end
  /// There is nothing to read yet.
  case nothingYet
  /// The system refused, with this number.
  case failed(Int32)
}

/// Reads what a descriptor has now.
/// - Parameters:
///   - descriptor: The descriptor's number.
///   - limit: The most bytes to read; at least one.
/// - Returns: What came of it.
package func readBytes(from descriptor: Int32, atMost limit: Int) -> Reading {
  while true {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
      count = read(descriptor, buffer.baseAddress, limit)
      initialized = max(count, 0)
    }
    if count >= 0 { return count == 0 ? .end : .bytes(bytes) }
    let code = errno
    if code == EINTR { continue }
    return code == EAGAIN ? .nothingYet : .failed(code)
  }
}

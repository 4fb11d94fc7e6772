import Foundation
import Glibc

/// The lines of a file, read one at a time, so that a large file needs no memory.
final class FileLines: Sequence, IteratorProtocol {
  private let stream: UnsafeMutablePointer<FILE>
  private var buffer: UnsafeMutablePointer<CChar>?
  private var capacity = 0
  /// Where the next line begins, in bytes from the file's beginning.
  private(set) var offset = 0

  /// Opens a file.
  /// - Throws: ``GradingError/unreadable(path:reason:)``.
  init(_ path: String) throws(GradingError) {
    guard let stream = fopen(path, "re") else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    self.stream = stream
  }

  deinit {
    fclose(stream)
    free(buffer)
  }

  /// Reads the next line, without its end; nil at the end of the file.
  func next() -> Data? {
    let count = getline(&buffer, &capacity, stream)
    guard count >= 0, let buffer else { return nil }
    offset += count
    let hasEnd = count > 0 && buffer[count - 1] == CChar(bitPattern: UInt8(ascii: "\n"))
    return Data(bytes: buffer, count: hasEnd ? count - 1 : count)
  }
}

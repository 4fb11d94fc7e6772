import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A lock on a file, held by one process at a time; the system lets go of it when its holder ends.
struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Waits for the lock and takes it; it is let go of when the value goes.
  /// - Throws: ``StateError/unwritable(path:reason:)`` when the file cannot be opened.
  private init(path: String) throws(StateError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { close(descriptor) }

  /// Does something while this process holds the lock on the file at `path`.
  static func holding<Result>(
    path: String,
    _ work: () throws(StateError) -> Result
  ) throws(StateError) -> Result {
    let lock = try FileLock(path: path)
    let result = try work()
    _ = consume lock
    return result
  }
}

import Glibc

/// A lock on a file, held by one process at a time; the system lets go of it when its holder ends.
package enum FileLock {
  /// What keeps a process from a lock.
  package enum Refusal: Error, Equatable {
    /// Another process has it.
    case heldByAnother
    /// The system does not lock this file: it has no locks left, or the file system knows none.
    case failed(reason: String)
  }

  /// Takes the lock on an open file, without waiting; it is held until the file is closed.
  /// - Parameter descriptor: The file's descriptor, which stays the caller's.
  /// - Throws: ``Refusal``.
  package static func take(_ descriptor: Int32) throws(Refusal) {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: throw .heldByAnother
      default: throw .failed(reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Does something while this process alone holds the lock, waiting for it if it has to.
  /// - Parameters:
  ///   - path: The lock's file, which is made where there is none, and stays.
  ///   - waiting: Told before this process waits for another.
  ///   - refused: The error to throw when the file cannot be opened or locked, made of the reason.
  ///   - work: What to do.
  /// - Returns: What it gives.
  /// - Throws: What `refused` makes, and what `work` throws.
  package static func holding<Result, Failure>(
    path: String,
    waiting: () -> Void = {},
    refused: (_ reason: String) -> Failure,
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw refused(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    do throws(Refusal) {
      try take(descriptor)
    } catch {
      if error == .heldByAnother { waiting() }
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw refused(String(cString: strerror(errno))) }
      }
    }
    // A child that is being started has the file open too, for a moment.
    defer { flock(descriptor, LOCK_UN) }
    return try work()
  }
}

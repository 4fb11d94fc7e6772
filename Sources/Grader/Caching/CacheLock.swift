import Glibc

/// A lock that one grader holds at a time; the system lets go of it when its holder ends.
enum CacheLock {
  /// Does something while this grader alone holds the lock.
  /// - Parameters:
  ///   - path: The lock's file, which stays.
  ///   - waiting: Told before this grader waits for another, if it has to.
  ///   - work: What to do.
  /// - Returns: What it gives.
  /// - Throws: ``GraderError/unwritable(path:reason:)``, and what `work` throws.
  static func holding<Result>(
    _ path: String,
    waiting: () -> Void = {},
    _ work: () throws(GraderError) -> Result
  ) throws(GraderError) -> Result {
    let raw = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard raw >= 0 else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    let descriptor = Descriptor(raw)
    if flock(descriptor.rawValue, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { waiting() }
      while flock(descriptor.rawValue, LOCK_EX) != 0, errno == EINTR {}
    }
    defer { flock(descriptor.rawValue, LOCK_UN) }
    return try work()
  }
}

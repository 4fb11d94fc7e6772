import CSystem
import Glibc

/// A way to end a check from another thread: what runs is killed, and the check throws.
package final class Cancellation: Sendable {
  /// Readable once it is cancelled; never read, so it stays so.
  let descriptor: Descriptor

  /// Makes a cancellation that nobody has asked for.
  /// - Throws: ``RunError`` when the system has no descriptor left.
  package init() throws(RunError) {
    let raw = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard raw >= 0 else { throw .systemCall("eventfd", errno) }
    descriptor = Descriptor(raw)
  }

  /// Ends whatever runs under this cancellation, now or later.
  package func cancel() {
    var one: UInt64 = 1
    _ = write(descriptor.rawValue, &one, MemoryLayout.size(ofValue: one))
  }

  /// A Boolean value that tells whether ``cancel()`` was called.
  package var isCancelled: Bool {
    var polled = pollfd(fd: descriptor.rawValue, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }
}

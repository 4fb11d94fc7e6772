import Glibc
import Workbook

/// Writes to standard output, or to standard error, whole.
@MainActor final class Output {
  /// The descriptors that take no more.
  private var closed: Set<Int32> = []
  /// A Boolean value that tells whether something was not written that somebody waits for.
  private(set) var hasFailed = false

  /// A Boolean value that tells whether standard output takes no more: its reader has gone, as in
  /// `tutor list | head -1`, or it has failed.
  var isClosed: Bool { closed.contains(STDOUT_FILENO) }

  func write(_ text: String) { send(text, to: STDOUT_FILENO) }

  func writeError(_ text: String) { send(text, to: STDERR_FILENO) }

  private func send(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty, !closed.contains(descriptor) {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        close(descriptor, errno)
      }
    }
  }

  /// Notes that a descriptor takes no more; a reader who has gone is no failure.
  private func close(_ descriptor: Int32, _ reason: Int32) {
    closed.insert(descriptor)
    guard reason != EPIPE else { return }
    hasFailed = true
    // Where standard error has failed there is no place to say so.
    guard descriptor == STDOUT_FILENO else { return }
    writeError(Message.outputUnwritable(["reason": String(cString: strerror(reason))]) + "\n")
  }
}

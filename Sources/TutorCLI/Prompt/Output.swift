import Glibc

/// Writes to standard output, or to standard error, whole.
@MainActor final class Output {
  /// A Boolean value that tells whether the reader has gone: `tutor list | head -1`.
  private(set) var isClosed = false

  func write(_ text: String) { send(text, to: STDOUT_FILENO) }

  func writeError(_ text: String) { send(text, to: STDERR_FILENO) }

  private func send(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty, !isClosed {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        isClosed = true
      }
    }
  }
}

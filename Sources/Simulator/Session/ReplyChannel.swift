import Foundation

/// Descriptor 3, on which the tutor listens.
struct ReplyChannel {
  private let handle = FileHandle(fileDescriptor: 3, closeOnDealloc: false)
  private let encoder = JSONEncoder()

  /// Sends a reply as one line.
  func send(_ reply: SessionReply) {
    do {
      try handle.write(contentsOf: encoder.encode(reply) + Data("\n".utf8))
    } catch {
      // Nobody listens any more: there is no one left to play for.
      exit(1)
    }
  }
}

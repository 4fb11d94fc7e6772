import Foundation
import Glibc

/// Talks to a driven app: requests out, replies and prints in.
struct AppLink: Sendable {
  let app: DrivenApp
  private var replyBuffer = LineBuffer()
  private var outputBuffer = LineBuffer()
  private(set) var repliesHaveEnded = false
  private(set) var outputHasEnded = false

  init(_ app: DrivenApp) { self.app = app }

  /// Sends one request.
  ///
  /// An app that has ended takes none; its end is noticed elsewhere.
  func send(_ request: SessionRequest) {
    guard var bytes = try? JSONEncoder().encode(request)[...] else { return }
    bytes.append(UInt8(ascii: "\n"))
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(app.input, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) }
      if count < 0, errno != EINTR { return }
    }
  }

  /// The replies that have arrived.
  ///
  /// A line that is none is passed over: the channel is open to the app's own code.
  mutating func takeReplies() -> [SessionReply] {
    let (lines, ended) = Self.take(from: app.replies, into: &replyBuffer)
    repliesHaveEnded = repliesHaveEnded || ended
    let decoder = JSONDecoder()
    return lines.compactMap { try? decoder.decode(SessionReply.self, from: Data($0.utf8)) }
  }

  /// The lines that the app has printed.
  mutating func takeOutput() -> [String] {
    let (lines, ended) = Self.take(from: app.output, into: &outputBuffer)
    outputHasEnded = outputHasEnded || ended
    return lines
  }

  private static func take(
    from descriptor: Int32,
    into buffer: inout LineBuffer
  ) -> (lines: [String], ended: Bool) {
    guard let bytes = Input.available(from: descriptor) else { return ([], false) }
    if bytes.isEmpty { return (buffer.rest().map { [$0] } ?? [], true) }
    return (buffer.lines(adding: bytes), false)
  }
}

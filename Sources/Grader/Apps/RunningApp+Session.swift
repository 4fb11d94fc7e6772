package import Channel
import Foundation

extension RunningApp {
  /// Sends a command.
  ///
  /// An app that has ended takes none; its end is noticed by ``RunningApp/ended``.
  /// - Parameters:
  ///   - command: What is typed.
  ///   - columns: The width to draw the answer in.
  ///   - ascii: Whether only ASCII characters may be drawn with.
  /// - Throws: An error of coding.
  package func send(_ command: String, columns: Int, ascii: Bool) throws {
    let request = SessionRequest(command: command, columns: columns, ascii: ascii)
    send(String(decoding: try JSONEncoder().encode(request), as: UTF8.self))
  }

  /// Takes the replies that have come.
  ///
  /// A line that is none is passed over: the channel is open to the app's own code.
  package func takeReplies() -> [SessionReply] {
    let decoder = JSONDecoder()
    return readReplies().compactMap { try? decoder.decode(SessionReply.self, from: Data($0.utf8)) }
  }
}

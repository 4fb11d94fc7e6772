import Channel
import Simulator

extension Session {
  /// Sends commands and returns the last answer, a line each; `note:` and its like mark what is no
  /// picture.
  func answer(
    _ commands: String...,
    columns: Int = 76,
    ascii: Bool = false
  ) async -> String {
    var reply = await opening(columns: columns, ascii: ascii)
    for command in commands {
      reply = await self.reply(
        to: SessionRequest(command: command, columns: columns, ascii: ascii)
      )
    }
    return reply.lines.map { line in
      line.role == .plain ? line.text : "\(line.role): \(line.text)"
    }.joined(separator: "\n")
  }
}

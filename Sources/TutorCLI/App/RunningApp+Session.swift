import Channel
import Foundation
import Grader

extension RunningApp {
  /// Sends a command.
  ///
  /// An app that has ended takes none; its end is noticed by ``RunningApp/ended``.
  func send(_ command: String, columns: Int, ascii: Bool) throws {
    let request = SessionRequest(command: command, columns: columns, ascii: ascii)
    send(String(decoding: try JSONEncoder().encode(request), as: UTF8.self))
  }

  /// Takes the replies that have come.
  ///
  /// A line that is none is passed over: the channel is open to the app's own code.
  func takeReplies() -> [SessionReply] {
    let decoder = JSONDecoder()
    return readReplies().compactMap { try? decoder.decode(SessionReply.self, from: Data($0.utf8)) }
  }
}

extension Terminal {
  /// What an app is told of the terminal at its start, before the first request says it.
  var settingsOfApp: [String: String] {
    var settings = ["COLUMNS": "\(columns)"]
    if !hasUnicode { settings["TUTOR_ASCII"] = "1" }
    return settings
  }
}

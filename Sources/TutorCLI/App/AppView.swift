import Grader
import Workbook

/// Shows what a driven app answers, prints, and how it ends.
enum AppView {
  /// Why an app was ended from here.
  enum Reason: Equatable, Sendable {
    case left
    case interrupted
    case late(AppWatch.Overrun)
    case flooded
  }

  /// Replies keep their lines: they are drawn for this very width.
  static func passages(for reply: SessionReply) -> [Passage] {
    reply.lines.map { .verbatim([Escape.harmless($0.text)], role: role(of: $0.role), indent: 0) }
  }

  /// What the app's own code prints is shown apart from what the app shows.
  static func printed(_ lines: [String]) -> [Passage] {
    lines.map { line in
      .text([Span(Message.appPrinted() + " ", .note), Span(Escape.harmless(line))], hanging: 0)
    }
  }

  static func passages(for ending: AppEnding, because reason: Reason?) -> [Passage] {
    switch reason {
    case .left: return []
    case .interrupted: return [.line(Message.appStopped(), .warning)]
    case .flooded: return [.line(Message.appFlooded(), .failure)]
    case .late(.computing(let limit)):
      return [.line(Message.appLooped(["seconds": limit.components.seconds]), .failure)]
    case .late(.waiting(let limit)):
      return [.line(Message.appWaited(["seconds": limit.components.seconds]), .failure)]
    case nil: return passages(for: ending)
    }
  }

  private static func passages(for ending: AppEnding) -> [Passage] {
    switch ending {
    case .exited(code: 0): [.line(Message.appEnded(), .note)]
    case .exited(let code): [.line(Message.appEndedWith(["code": code]), .warning)]
    case .killed: [.line(Message.appStopped(), .warning)]
    case .crashed(let crash): [.line(sentence(for: crash), .failure)]
    }
  }

  private static func sentence(for crash: Crash) -> String {
    guard let frame = crash.frame else { return Message.appCrashed(["kind": crash.kind]) }
    return Message.appCrashedAt([
      "kind": crash.kind, "file": frame.file, "line": frame.line, "function": frame.function,
    ])
  }

  private static func role(of role: SessionReply.Line.Role) -> Role {
    switch role {
    case .title: .title
    case .plain: .plain
    case .changed: .changed
    case .warning: .warning
    case .failure: .failure
    case .note: .note
    }
  }
}

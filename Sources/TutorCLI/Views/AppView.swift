import Channel
import Grader
import Workbook

/// Shows what a driven app answers, prints, and how it ends.
enum AppView {
  /// Replies keep their lines: they are drawn for this very width.
  static func passages(for reply: SessionReply) -> [Passage] {
    reply.lines.map { .verbatim([$0.text.harmless], role: role(of: $0.role), indent: 0) }
  }

  /// What the app's own code prints is shown apart from what the app shows.
  static func printed(_ lines: [String]) -> [Passage] {
    lines.map { line in
      .text([Span(Message.appPrinted() + " ", .note), Span(line.harmless)], hanging: 0)
    }
  }

  /// How much more was printed than is shown.
  static func hidden(_ count: Int) -> [Passage] {
    count > 0 ? [.line(Message.appPrintedMore(["count": count]), .note)] : []
  }

  static func passages(for ending: CheckEnding) -> [Passage] {
    switch ending {
    case .endedProcess(code: 0), .passed, .failed, .leftUnrun:
      [.line(sentence(for: ending), .note)]
    case .endedProcess:
      [.line(sentence(for: ending), .warning)]
    case .crashed, .stackOverflow, .outOfMemory, .outputOverflowed, .timedOut:
      [.line(sentence(for: ending), .failure)]
    }
  }

  /// How an app has ended.
  static func sentence(for ending: CheckEnding) -> String {
    switch ending {
    case .endedProcess(code: 0), .passed, .failed, .leftUnrun: Message.appEnded()
    case .endedProcess(let code): Message.appEndedWith(["code": code])
    case .crashed(let crash): sentence(for: crash)
    case .stackOverflow: Message.appStackOverflow()
    case .outOfMemory: Message.appOutOfMemory()
    case .outputOverflowed: Message.appFlooded()
    case .timedOut(let limit, let time, let frame): sentence(for: limit, time, frame)
    }
  }

  private static func sentence(for crash: Crash) -> String {
    let kind = crash.kind.isEmpty ? Message.appSignal(["signal": crash.signal]) : crash.kind
    guard let frame = crash.frame else { return Message.appCrashed(["kind": kind]) }
    return Message.appCrashedAt([
      "kind": kind, "file": frame.file, "line": frame.line, "function": frame.function,
    ])
  }

  private static func sentence(for limit: TimeLimit, _ time: Duration, _ frame: Frame?) -> String {
    let seconds = time.components.seconds
    switch (limit, frame) {
    case (.waiting, _):
      return Message.appWaited(["seconds": seconds])
    case (.cpu, nil):
      return Message.appLooped(["seconds": seconds])
    case (.cpu, let frame?):
      return Message.appLoopedAt([
        "seconds": seconds, "file": frame.file, "line": frame.line, "function": frame.function,
      ])
    }
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

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
      [.line(ending.sentenceOfApp, .note)]
    case .endedProcess:
      [.line(ending.sentenceOfApp, .warning)]
    case .crashed, .stackOverflow, .outOfMemory, .outputOverflowed, .timedOut:
      [.line(ending.sentenceOfApp, .failure)]
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

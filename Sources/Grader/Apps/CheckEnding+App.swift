import Workbook

extension CheckEnding {
  /// How an app has ended, in a sentence.
  package var sentenceOfApp: String {
    switch self {
    case .endedProcess(code: 0), .passed, .failed, .leftUnrun: Message.appEnded()
    case .endedProcess(let code): Message.appEndedWith(["code": code])
    case .crashed(let crash): crash.sentenceOfApp
    case .stackOverflow(let cycle):
      cycle.isEmpty
        ? Message.appStackOverflow() : Message.appStackOverflowIn(["functions": cycle.wayRound])
    case .outOfMemory: Message.appOutOfMemory()
    case .outputOverflowed: Message.appFlooded()
    case .timedOut(let limit, let time, let frame): Self.sentence(for: limit, time, frame)
    }
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
        "seconds": seconds, "place": frame.place, "function": frame.function,
      ])
    }
  }
}

extension Crash {
  fileprivate var sentenceOfApp: String {
    let kind = kind.isEmpty ? Message.appSignal(["signal": signal]) : kind
    guard let frame else { return Message.appCrashed(["kind": kind]) }
    return Message.appCrashedAt([
      "kind": kind, "place": frame.place, "function": frame.function,
    ])
  }
}

import Foundation
import Workbook

/// How a check that did not come to its own end is explained.
extension Explainer {
  func crash(_ crash: Crash) -> [Explanation.Part] {
    let what =
      if let frame = crash.frame {
        Message.crashedAt([
          "kind": crash.kind, "function": frame.function, "file": frame.file, "line": frame.line,
        ])
      } else {
        Message.crashed(["kind": crash.kind])
      }
    return [.sentence(what), .markdown(meaning(of: crash.kind)())]
  }

  /// Finds what a kind of crash usually means in this course.
  private func meaning(of kind: String) -> Message {
    if kind.contains("out of range") { return .crashOutOfRange }
    if kind.contains("found nil while") { return .crashUnwrapped }
    return .crashOther
  }

  func limit(_ ending: CheckEnding) -> [Explanation.Part] {
    switch ending {
    case .timedOut(let limit, let duration, let frame):
      [.markdown(timeOut(limit, seconds: duration.components.seconds, frame))]
    case .outputOverflowed(let limit):
      [.markdown(Message.outputOverflowed(["limit": size(limit)]))]
    case .outOfMemory(let limit, _):
      [.sentence(Message.outOfMemory(["limit": size(limit)]))]
    case .stackOverflow:
      [.markdown(Message.stackOverflow())]
    case .leftUnrun(.endedBeforeFirstCheck):
      [.sentence(Message.unrunEnded())]
    case .passed, .failed, .crashed, .endedProcess:
      []
    }
  }

  private func timeOut(_ limit: TimeLimit, seconds: Int64, _ frame: Frame?) -> String {
    guard limit == .cpu else { return Message.timedOutWaiting(["seconds": seconds]) }
    guard let frame else { return Message.timedOutWorking(["seconds": seconds]) }
    return Message.timedOutWorkingAt([
      "seconds": seconds, "function": frame.function, "file": frame.file, "line": frame.line,
    ])
  }

  private func size(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .binary, allowedUnits: .all))
  }
}

import Foundation
import Workbook

/// How a check that did not come to its own end is explained.
extension Explainer {
  func crash(_ crash: Crash) -> [Explanation.Part] {
    let what =
      if let frame = crash.frame {
        Message.crashedAt([
          "kind": crash.kind, "function": frame.function, "place": frame.place,
        ])
      } else {
        Message.crashed(["kind": crash.kind])
      }
    return [.sentence(what), .markdown(meaning(of: crash.kind)())]
  }

  /// What a kind of crash usually means in this course, by what the runtime says of it.
  private static let meanings: [(phrase: String, meaning: Message)] = [
    ("out of range", .crashOutOfRange),
    ("from an empty collection", .crashOutOfRange),
    ("found nil while implicitly", .crashImplicit),
    ("found nil while", .crashUnwrapped),
    ("unowned reference", .crashUnowned),
    ("Could not cast value", .crashCast),
    ("cast failed", .crashCast),
    ("exclusive access", .crashExclusive),
    ("arithmetic overflow", .crashOverflow),
    ("Division by zero", .crashOverflow),
    ("'try!' expression", .crashTry),
    ("continuation more than once", .crashContinuation),
  ]

  private func meaning(of kind: String) -> Message {
    Self.meanings.first { kind.contains($0.phrase) }?.meaning ?? .crashOther
  }

  func limit(_ ending: CheckEnding) -> [Explanation.Part] {
    switch ending {
    case .timedOut(let limit, let duration, let frame):
      [.markdown(timeOut(limit, seconds: duration.components.seconds, frame))]
    case .outputOverflowed(let limit):
      [.markdown(Message.outputOverflowed(["limit": size(limit)]))]
    case .outOfMemory(let limit, _):
      [.sentence(Message.outOfMemory(["limit": size(limit)]))]
    case .stackOverflow(let cycle):
      recursion(cycle)
    case .leftUnrun(.endedBeforeFirstCheck):
      [.sentence(Message.unrunEnded())]
    case .passed, .failed, .crashed, .endedProcess:
      []
    }
  }

  private func recursion(_ cycle: [Frame]) -> [Explanation.Part] {
    guard let first = cycle.first else { return [.markdown(Message.stackOverflow())] }
    let way = cycle.count == 1 ? Message.recursionOfOne : Message.recursion
    let facts = way([
      "functions": cycle.wayRound, "function": first.function, "place": first.place,
    ])
    let meaning = cycle.count == 1 ? Message.recursionOfOneMeaning : .recursionMeaning
    return [.sentence(facts), .markdown(meaning())]
  }

  private func timeOut(_ limit: TimeLimit, seconds: Int64, _ frame: Frame?) -> String {
    guard let frame else {
      let words = limit == .cpu ? Message.timedOutWorking : .timedOutWaiting
      return words(["seconds": seconds])
    }
    let words = limit == .cpu ? Message.timedOutWorkingAt : .timedOutWaitingAt
    return words([
      "seconds": seconds, "function": frame.function, "place": frame.place,
    ])
  }

  private func size(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .binary, allowedUnits: .all))
  }
}

import Grader
import Workbook

/// Shows whether a script's apps still do what the script says.
enum ReplayView {
  static func outcome(of replay: Replay) -> Outcome {
    guard let difference = replay.difference else {
      let facts: KeyValuePairs<String, any CustomStringConvertible> = [
        "path": replay.path, "count": replay.commandCount,
      ]
      return Outcome(passages: [.line(Message.replaySame(facts), .success)])
    }
    let place: KeyValuePairs<String, any CustomStringConvertible> = [
      "path": replay.path, "line": difference.line, "command": difference.command,
    ]
    return Outcome(
      passages: [
        .line(Message.replayDiffers(place), .failure),
        line(Message.expected(), difference.expected ?? Message.replayNoLine()),
        line(Message.found(), difference.found ?? Message.replayNoLine()),
      ],
      status: .checksFailed
    )
  }

  /// A line of a picture keeps its spaces.
  private static func line(_ name: String, _ text: String) -> Passage {
    .verbatim(["\(name): \(text.harmless)"], role: .code, indent: 2)
  }
}

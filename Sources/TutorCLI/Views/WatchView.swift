import Foundation
import Workbook

/// Says what a verdict belongs to that came because a file was saved.
enum WatchView {
  /// The line above a verdict: which files were saved, when, and what the content is called.
  static func heading(
    of exercise: Exercise,
    _ contents: Contents,
    since before: Contents?,
    now: Date
  ) -> Passage {
    let files = before.map { contents.changes(since: $0) } ?? []
    let time = now.formatted(
      Date.VerbatimFormatStyle(
        format:
          "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)",
        timeZone: .current,
        calendar: .current
      )
    )
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "exercise": exercise.id, "files": files.joined(separator: ", "), "time": time,
      "content": contents.shortName,
    ]
    return .line(files.isEmpty ? Message.watchVerdict(facts) : Message.watchSaved(facts), .note)
  }
}

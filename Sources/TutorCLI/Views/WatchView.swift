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
    let files = before.map { changes(in: contents, since: $0) } ?? []
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

  /// What became of which files, in words; nothing where all are as they were.
  private static func changes(in contents: Contents, since before: Contents) -> [String] {
    let files = contents.changes(since: before)
    let gone = files.filter { contents.files[$0] == nil }
    let saved = files.filter { contents.files[$0] != nil }
    return [(saved, Message.watchChanged), (gone, Message.watchGone)].compactMap { files, words in
      files.isEmpty ? nil : words(["files": files.joined(separator: ", ")])
    }
  }
}

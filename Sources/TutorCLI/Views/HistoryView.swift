import Foundation
import Workbook

/// Shows what happened to an exercise's files, a numbered line each, oldest first.
struct HistoryView: Sendable {
  var exercise: Exercise
  var entries: [HistoryEntry]
  var showsAll: Bool
  /// The times are told in this zone.
  var timeZone = TimeZone.current

  /// As many lines as a screen has room for, beside the rest.
  private static let newest = 15
  /// Enough of a content's name to tell it from another.
  private static let shortLength = 6

  func passages(now: Contents) -> [Passage] {
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "exercise": exercise.id, "title": exercise.title,
    ]
    guard !entries.isEmpty else { return [.line(Message.historyNothing(facts), .note)] }
    let hidden = showsAll ? 0 : max(0, entries.count - Self.newest)
    let earlier = Message.historyEarlier(["count": hidden, "exercise": exercise.id])
    return [.line(Message.historyTitle(facts), .title)]
      + (hidden > 0 ? [.line(earlier, .note)] : [])
      + lines(of: entries.indices.dropFirst(hidden), now: now.fingerprint)
      + offer(now: now.fingerprint)
  }

  /// How to put back the newest files that are not those of now.
  private func offer(now: String) -> [Passage] {
    let other = entries.lastIndex { $0.contents != nil && $0.contents != now }
    guard let other else { return [] }
    let words = Message.historyRestore(["exercise": exercise.id, "number": other + 1])
    return [.blank, .line(words, .note)]
  }

  /// A line each; what became of the files takes as much room as the longest of its words.
  private func lines(of indices: Range<Int>, now: String) -> [Passage] {
    let width = indices.map { DisplayWidth.of(words(for: entries[$0]).0) }.max() ?? 0
    return indices.map { line(at: $0, now: now, width: width) }
  }

  private func line(at index: Int, now: String, width: Int) -> Passage {
    let entry = entries[index]
    let (words, role) = words(for: entry)
    let number = padded("\(index + 1)", to: "\(entries.count)".count, atStart: true)
    let name = entry.contents.map { $0.prefix(Self.shortLength) } ?? "–"
    let isNow = entry.contents == now
    return .text(
      [
        Span("  \(number)  \(time(of: entry))  "),
        Span(padded(words, to: width), role),
        Span("  \(name)"),
        Span(isNow ? "  \(Message.historyNow())" : "", .note),
      ],
      hanging: number.count + 4
    )
  }

  private func words(for entry: HistoryEntry) -> (String, Role) {
    switch entry.event {
    case .checked(_, let all) where entry.isPass: (Message.historyPassed(["all": all]), .success)
    case .checked(let met, let all): (Message.historyMet(["met": met, "all": all]), .plain)
    case .notRun: (Message.historyNotRun(), .plain)
    case .replaced(.reset, _): (Message.historyReset(), .changed)
    case .replaced(.undo, _): (Message.historyUndo(), .changed)
    case .replaced(.restore, _): (Message.historyRestored(), .changed)
    }
  }

  private func time(of entry: HistoryEntry) -> String {
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone)
    let whole = style.year().month().day().time(includingFractionalSeconds: false)
    return String(entry.time.formatted(whole).dropLast(3))
  }

  private func padded(_ text: String, to width: Int, atStart: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
    return atStart ? padding + text : text + padding
  }
}

package import Foundation

/// When an answer that came late was due, and when it came.
package struct Lateness: Codable, Hashable, Sendable {
  /// When it was due.
  package var due: Date
  /// When it was handed in.
  package var handedIn: Date
  /// How far the time zone in which both are told is ahead of Greenwich, in seconds.
  package var secondsFromGMT: Int

  /// Makes it from its parts.
  package init(due: Date, handedIn: Date, secondsFromGMT: Int = 0) {
    self.due = due
    self.handedIn = handedIn
    self.secondsFromGMT = secondsFromGMT
  }

  /// When it was due, for a person: `2026-10-01 23:59:00+02:00`.
  var dueText: String { text(of: due) }

  /// When it was handed in, for a person.
  var handedInText: String { text(of: handedIn) }

  private func text(of moment: Date) -> String {
    moment.formatted(
      Date.ISO8601FormatStyle(
        dateTimeSeparator: .space,
        timeZoneSeparator: .colon,
        timeZone: TimeZone(secondsFromGMT: secondsFromGMT) ?? .gmt
      )
    )
  }
}

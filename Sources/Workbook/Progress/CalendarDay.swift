package import Foundation

/// A day of the student's calendar.
package struct CalendarDay: Comparable, Hashable, Sendable {
  /// The days since 1 January 1970.
  package let number: Int

  /// Makes the day of that number.
  package init(number: Int) { self.number = number }

  /// Finds the day on which it is `time`, as the clocks of a zone show it.
  package init(of time: Date, in zone: TimeZone = .current) {
    let shown = time.timeIntervalSince1970 + TimeInterval(zone.secondsFromGMT(for: time))
    number = Int((shown / Self.seconds).rounded(.down))
  }

  private static let seconds: TimeInterval = 86_400
  private static let style = Date.ISO8601FormatStyle().year().month().day()

  /// The day so many days later.
  package func advanced(by days: Int) -> CalendarDay { CalendarDay(number: number + days) }

  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.number < right.number
  }
}

extension CalendarDay: CustomStringConvertible {
  /// The day as `2026-11-30`.
  package var description: String {
    Date(timeIntervalSince1970: TimeInterval(number) * Self.seconds).formatted(Self.style)
  }
}

/// Kept as it is described, so that the file can be read.
extension CalendarDay: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self.init(of: try Self.style.parse(text), in: .gmt)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

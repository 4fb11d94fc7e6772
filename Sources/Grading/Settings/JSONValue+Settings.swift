import Foundation

extension JSONValue {
  /// A number from 0 to a million, more than any course needs and less than what no sum can hold; nil
  /// for all else.
  var weight: Double? {
    if case .number(let number) = self, (0...1_000_000).contains(number) { number } else { nil }
  }

  /// A moment written as `2026-10-01T23:59:00+02:00`; nil for all else.
  var date: Date? {
    guard case .text(let text) = self else { return nil }
    return try? Date(text, strategy: .iso8601)  // What is no date is the reader's to tell.
  }

  /// A moment with the time zone that stands behind it; nil for all else.
  var dueDate: DueDate? {
    guard let date, case .text(let text) = self else { return nil }
    guard let zone = text.firstMatch(of: /([+-])(\d\d):?(\d\d)?$/)?.output else {
      return DueDate(date)
    }
    let seconds = 3_600 * (Int(zone.2) ?? 0) + 60 * (zone.3.flatMap { Int($0) } ?? 0)
    return DueDate(date, secondsFromGMT: zone.1 == "-" ? -seconds : seconds)
  }
}

extension String {
  /// The file at this path.
  var fileURL: URL { URL(filePath: self) }
}

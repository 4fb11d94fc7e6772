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
}

extension String {
  /// The file at this path.
  var fileURL: URL { URL(filePath: self) }
}

extension Error {
  /// What the JSON parser stumbled over, and where.
  var jsonReason: String {
    (self as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? localizedDescription
  }
}

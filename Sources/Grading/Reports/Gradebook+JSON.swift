import Foundation

extension Gradebook {
  /// The grades as JSON: what ``Gradebook`` holds, and the sums.
  var json: String { encoded(self) }
}

/// Writes a value as JSON that is the same for the same value.
func encoded(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .iso8601
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else {
    preconditionFailure("grades are texts and finite numbers, which can always be encoded")
  }
  return String(decoding: data, as: UTF8.self) + "\n"
}

import Foundation

extension Gradebook {
  /// The grades as JSON: what ``Gradebook`` holds, and the sums; a student a line.
  var jsonFile: ReportFile {
    let head = String(decoding: encoded(head, []), as: UTF8.self).dropLast()
    return ReportFile(
      "grades",
      ending: ".json",
      ReportFile.Text(
        beginning: head + ",\"students\":[\n",
        students: students,
        separator: ",\n",
        end: "\n]}\n"
      ) { String(decoding: encoded($0, []), as: UTF8.self) }
    )
  }
}

/// Writes a value as JSON, for a person to read too.
func encodedText(_ value: some Encodable) -> String {
  String(decoding: encoded(value, .prettyPrinted), as: UTF8.self) + "\n"
}

/// Writes a value as one line of JSON, its end a line's.
func encodedLine(_ value: some Encodable) -> Data { encoded(value, []) + Data("\n".utf8) }

/// Writes a value as JSON that is the same for the same value.
private func encoded(_ value: some Encodable, _ format: JSONEncoder.OutputFormatting) -> Data {
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .iso8601
  encoder.outputFormatting = format.union([.sortedKeys, .withoutEscapingSlashes])
  guard let data = try? encoder.encode(value) else {
    preconditionFailure("grades are texts and finite numbers, which can always be encoded")
  }
  return data
}

/// Reads a value from a line of JSON; nil where something else stands there.
func decoded<Value: Decodable>(_ type: Value.Type, from line: Data) -> Value? {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  return try? decoder.decode(type, from: line)  // Whoever asks knows what to say of it.
}

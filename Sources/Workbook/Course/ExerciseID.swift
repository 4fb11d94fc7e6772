/// Names an exercise as students type it: `5.2` is exercise 2 of lesson 5.
package struct ExerciseID: Hashable, Sendable {
  /// The lesson's number, from 1.
  package let lesson: Int
  /// The exercise's number within its lesson, from 1.
  package let number: Int

  /// Makes the identifier of exercise `number` of lesson `lesson`.
  package init(lesson: Int, number: Int) {
    self.lesson = lesson
    self.number = number
  }
}

extension ExerciseID: LosslessStringConvertible {
  /// Reads `5.2`; nil for whatever is not two positive numbers with a point between them.
  package init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let lesson = Int(parts[0]), let number = Int(parts[1]),
      lesson > 0, number > 0, description == "\(lesson).\(number)"
    else { return nil }
    self.init(lesson: lesson, number: number)
  }

  package var description: String { "\(lesson).\(number)" }
}

extension ExerciseID: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.lesson, left.number) < (right.lesson, right.number)
  }
}

/// Coded as the text `5.2`, so that a file of progress or grades reads as a student would say it.
extension ExerciseID: Codable, CodingKeyRepresentable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let id = ExerciseID(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(text)\" is no exercise; one is written 5.2"
      )
    }
    self = id
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  package var codingKey: any CodingKey { ExerciseKey(stringValue: description) }

  package init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }
}

/// The key of an exercise in a coded dictionary.
private struct ExerciseKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

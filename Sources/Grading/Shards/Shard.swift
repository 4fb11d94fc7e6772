import Workbook

/// A share of a class: `2/4` is the second of four.
///
/// Who is in it depends on the student's name alone, so that a new student moves nobody else, and every
/// machine deals alike.
package struct Shard: Equatable, Sendable {
  /// Which share it is, from 1.
  package let number: Int
  /// How many shares there are.
  package let count: Int

  /// More shares than this are of no use to any class.
  package static let mostShards = 1_000

  /// Makes a share; nil unless `number` is one of `count`.
  package init?(number: Int, of count: Int) {
    guard (1...Self.mostShards).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// A Boolean value that tells whether a student's submission is graded in this share.
  package func contains(_ student: String) -> Bool {
    var inputs = Inputs()
    inputs.add(student.utf8)
    let hash = UInt64(inputs.fingerprint, radix: 16) ?? 0
    return hash % UInt64(count) == UInt64(number - 1)
  }

  /// The name of the folder in which what was found out about it is kept.
  package var folderName: String { "\(number)-of-\(count)" }
}

extension Shard: LosslessStringConvertible {
  /// Reads `2/4`; nil for whatever is no share.
  package init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      description == "\(number)/\(count)"
    else { return nil }
    self.init(number: number, of: count)
  }

  package var description: String { "\(number)/\(count)" }
}

/// Coded as the text `2/4`.
extension Shard: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let shard = Shard(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no share")
    }
    self = shard
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

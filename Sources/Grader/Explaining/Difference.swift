import Workbook

/// The first place in which two texts differ that look alike.
struct Difference: Equatable {
  /// The place, counted from 1.
  var number: Int
  /// The character that should stand there; nil behind the end.
  var expected: Character?
  /// The character that stands there; nil behind the end.
  var found: Character?
  /// How many characters there should be.
  var expectedCount: Int
  /// How many there are.
  var foundCount: Int

  /// In texts shorter than this, letters that differ are seen at once.
  private static let shortLength = 16

  /// Finds the first difference of two texts; nil for texts that are equal or have little in common,
  /// and for short ones that differ in more than a letter, since there it is seen at once.
  init?(expected: String, found: String) {
    let (expected, found) = (Array(expected), Array(found))
    let start = zip(expected, found).prefix { $0 == $1 }.count
    let most = min(expected.count, found.count) - start
    let end = zip(expected.reversed(), found.reversed()).prefix(most).prefix { $0 == $1 }.count
    let longer = max(expected.count, found.count)
    guard expected != found, start + end > 0, 2 * (start + end) >= longer else { return nil }
    let middle = expected[start..<expected.count - end] + found[start..<found.count - end]
    let isPlain = middle.allSatisfy { $0.isASCII && $0.isLetter }
    if isPlain, middle.count > 2, longer < Self.shortLength { return nil }
    number = start + 1
    self.expected = expected.dropFirst(start).first
    self.found = found.dropFirst(start).first
    (expectedCount, foundCount) = (expected.count, found.count)
  }

  /// Says where two values differ that hold texts in quotation marks, so that no difference hides.
  /// - Parameters:
  ///   - expected: The value as it should be, as a check describes it.
  ///   - found: The value as it is.
  /// - Returns: Sentences on the first two texts that are nearly alike; none where there are none.
  static func sentences(expected: String, found: String) -> [String] {
    // Two objects of a type differ in nothing that could be read.
    guard found != "another \(expected)" else { return [] }
    let (wanted, seen) = (texts(in: expected), texts(in: found))
    for text in wanted where !seen.contains(text) {
      for other in seen where !wanted.contains(other) {
        if let difference = Difference(expected: text, found: other) { return difference.sentences }
      }
    }
    return []
  }

  private var sentences: [String] {
    let place = Message.difference([
      "number": number, "expected": name(of: expected), "found": name(of: found),
    ])
    guard expectedCount != foundCount else { return [place] }
    return [place, Message.differentLength(["expected": expectedCount, "found": foundCount])]
  }

  private func name(of character: Character?) -> String {
    character?.withCode ?? Message.endOfText()
  }

  /// The texts that stand in quotation marks; of a value without any, the value.
  private static func texts(in value: String) -> [String] {
    let parts = value.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 2 else { return [value] }
    return parts.indices.filter { !$0.isMultiple(of: 2) && $0 < parts.count - 1 }.map { parts[$0] }
  }
}

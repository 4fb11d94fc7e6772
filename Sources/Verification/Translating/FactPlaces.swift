/// The places for facts in a text, `{found}`: a translation names the same, in any order and number.
struct FactPlaces: Equatable, CustomStringConvertible {
  private let names: Set<String>

  /// Finds the places; braces of code are none.
  init(_ text: String) {
    names = Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
        guard let end = rest.firstIndex(of: "}"), Self.isName(rest[..<end]) else { return nil }
        return String(rest[..<end])
      }
    )
  }

  /// Tells whether a text is words with hyphens between them.
  private static func isName(_ text: Substring) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  var description: String {
    names.isEmpty ? "no fact" : names.sorted().map { "{\($0)}" }.joined(separator: ", ")
  }
}

/// The places for facts in a text, `{found}`: a translation names the same, in any order and number.
struct FactPlaces: Equatable, CustomStringConvertible {
  private let names: Set<String>

  /// Finds the places; braces of code are none.
  init(_ text: String) {
    names = Set(text.matches(of: /\{(\w+(?:-\w+)*)\}/).map { String($0.1) })
  }

  var description: String {
    names.isEmpty ? "no fact" : names.sorted().map { "{\($0)}" }.joined(separator: ", ")
  }
}

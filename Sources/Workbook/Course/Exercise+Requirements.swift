extension Exercise {
  /// Reads what each check asks for, by the check's identifier, without running any.
  /// - Returns: The requirements; none for a check whose words are put together when it runs.
  /// - Throws: ``CourseError``.
  package func requirements() throws(CourseError) -> [String: String] {
    let source = String(decoding: try checks(), as: UTF8.self)
    let calls = source.ranges(of: "Check(").compactMap { call in
      SwiftLiterals(source[call.upperBound...])?.texts
    }
    let pairs = calls.filter { $0.count == 2 }.map { ($0[0], $0[1]) }
    return Dictionary(pairs) { first, _ in first }
  }
}

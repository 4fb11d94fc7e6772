/// The cases of one exercise in a JUnit report.
struct JUnitSuite {
  let name: String
  let cases: [JUnitCase]

  /// The suite as an element of a report.
  var xml: String {
    let counts = [
      "tests=\"\(cases.count)\"", "failures=\"\(cases.count { $0.result.isFailure })\"",
      "skipped=\"\(cases.count { $0.result == .skipped })\"",
    ]
    return """
        <testsuite name="\(name.escapedForXML)" \(counts.joined(separator: " "))>
      \(cases.map { $0.xml(suite: name) }.joined())  </testsuite>

      """
  }
}

/// The cases of one exercise in a JUnit report.
package struct JUnitSuite: Sendable {
  let name: String
  let cases: [JUnitCase]

  /// Makes a suite of a name and its cases, in this order.
  package init(name: String, cases: [JUnitCase]) {
    self.name = name
    self.cases = cases
  }

  /// The suite as an element of a report.
  package var xml: String {
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

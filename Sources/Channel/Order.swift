/// What the grader asks of a checked program: one line of JSON on the program's standard input.
package struct Order: Codable, Equatable, Sendable {
  /// The proof in each report; it arrives before any of the student's code runs.
  package var token: String
  /// The identifiers of the checks to run, in order.
  package var run: [String]

  /// Makes an order.
  package init(token: String, run: [String]) {
    self.token = token
    self.run = run
  }
}

/// What the grader asks of a checked program: which checks to run, and the token that proves a report.
struct Order: Decodable {
  /// The proof in each report; it arrives before any of the student's code runs.
  let token: String
  /// The identifiers of the checks to run, in order.
  let run: [String]
}

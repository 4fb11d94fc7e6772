/// One line of what a checked program tells the grader.
struct Report: Encodable {
  let token: String
  let event: Event
  var check: String?
  var failures: [Failure]?
  var checks: [Listed]?

  /// What has just happened.
  enum Event: String, Encodable {
    case list, begin, end, done
  }

  /// A check as the program was compiled with it.
  struct Listed: Encodable {
    let id: String
    let requirement: String
  }
}

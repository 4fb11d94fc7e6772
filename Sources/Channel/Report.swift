/// What a checked program tells the grader: one line of JSON on the program's descriptor 3.
package struct Report: Codable, Equatable, Sendable {
  /// The token of the order that this answers.
  package var token: String
  /// What has just happened.
  package var event: Event
  /// The check that began or ended.
  package var check: String?
  /// What failed in the check that ended; empty when it passed.
  package var failures: [Failure]?
  /// The checks that the program was compiled with.
  package var checks: [Listed]?

  /// Makes a report.
  package init(
    token: String,
    event: Event,
    check: String? = nil,
    failures: [Failure]? = nil,
    checks: [Listed]? = nil
  ) {
    self.token = token
    self.event = event
    self.check = check
    self.failures = failures
    self.checks = checks
  }

  /// What a report is about.
  package enum Event: String, Codable, Sendable {
    case list, begin, end, done
  }

  /// A check as the program was compiled with it.
  package struct Listed: Codable, Equatable, Sendable {
    /// The check's stable identifier.
    package var id: String
    /// The requirement as a student reads it.
    package var requirement: String

    /// Makes an entry of the list.
    package init(id: String, requirement: String) {
      self.id = id
      self.requirement = requirement
    }
  }
}

/// How an answer fared in one check.
package struct CheckGrade: Codable, Equatable, Sendable {
  /// The check's stable identifier, `childIsReleased`.
  package var id: String
  /// The requirement as a student reads it.
  package var requirement: String
  /// The points that the check is worth.
  package var worth: Double
  /// What went wrong, in one line; nil for a check that passed.
  package var fault: String?

  /// Makes it from its parts.
  package init(id: String, requirement: String, worth: Double = 1, fault: String? = nil) {
    self.id = id
    self.requirement = requirement
    self.worth = worth
    self.fault = fault
  }

  /// A Boolean value that tells whether the check passed.
  package var isPassed: Bool { fault == nil }
}

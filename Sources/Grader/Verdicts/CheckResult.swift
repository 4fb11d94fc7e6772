/// How one check of an exercise ended.
package struct CheckResult: Codable, Equatable, Sendable {
  /// The check's stable identifier, `childIsReleased`.
  package var id: String
  /// The requirement as a student reads it; the identifier where the program ended before it told.
  package var requirement: String
  /// How the check ended.
  package var ending: CheckEnding

  /// Makes a result from its parts.
  package init(id: String, requirement: String, ending: CheckEnding) {
    self.id = id
    self.requirement = requirement
    self.ending = ending
  }
}

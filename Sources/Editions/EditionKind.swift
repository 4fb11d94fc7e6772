/// For whom a copy of the workbook is made.
package enum EditionKind: String, CaseIterable, Codable, Sendable {
  /// Without right answers and without the code of wrong ones; the checks are sealed.
  case student
  /// With everything, exercises at their starters.
  case instructor
}

/// A promise of the course, and what is said where it is not kept.
///
/// Adding one is adding a file and its line in ``Rules``.
protocol Rule<Material>: Sendable {
  /// What the rule looks at: the whole course, a lesson, or an exercise.
  associatedtype Material
  /// Finds every place where the promise is not kept.
  /// - Throws: What keeps the rule from looking; it is told as a finding.
  func findings(in material: Material) throws -> [Finding]
}

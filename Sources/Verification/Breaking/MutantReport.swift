package import Workbook

/// What became of all changes to an exercise's reference.
package struct MutantReport: Sendable {
  /// The exercise.
  package let exercise: Exercise
  /// The changes, by file and line.
  package let mutants: [Mutant]

  /// The changes that no check sees.
  package var unseen: [Mutant] { mutants.filter { $0.fate == .unseen } }

  /// The share of changes that a check sees, in per cent, rounded down.
  package var percentSeen: Int {
    mutants.isEmpty ? 100 : (mutants.count - unseen.count) * 100 / mutants.count
  }
}

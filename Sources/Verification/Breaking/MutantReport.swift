package import Workbook

/// What became of all changes to an exercise's reference.
package struct MutantReport: Sendable {
  /// The exercise.
  package let exercise: Exercise
  /// The changes, by file and line.
  package let mutants: [Mutant]

  /// The changes that no check sees.
  package var unseen: [Mutant] { mutants.filter { $0.fate == .unseen } }

  /// The changes that make no difference, as the exercise's `Unseen.md` says.
  package var harmless: [Mutant] { mutants.filter { $0.fate == .harmless } }

  /// The number of changes that a check ought to see.
  package var count: Int { mutants.count - harmless.count }

  /// The share of those that a check sees, in per cent, rounded down.
  package var percentSeen: Int { count == 0 ? 100 : (count - unseen.count) * 100 / count }
}

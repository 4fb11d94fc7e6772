/// A check that has begun, as news of a run.
package struct BegunCheck: Equatable, Sendable {
  /// What the check asks for, in the exercise's words.
  package let requirement: String
  /// Its number among the exercise's checks, from 1.
  package let number: Int
  /// How many checks the exercise has.
  package let count: Int
}

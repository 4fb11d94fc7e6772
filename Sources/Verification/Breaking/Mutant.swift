/// A right answer with one change in it, and what became of it.
package struct Mutant: Hashable, Sendable {
  /// The file's name.
  package let file: String
  /// The line of the change, from 1.
  package let line: Int
  /// The change in words, such as ``without `start()` ``.
  package let change: String
  /// What the checks made of it.
  package var fate: Fate

  /// What the checks make of a change.
  package enum Fate: Hashable, Sendable {
    /// A check fails, and its explanation shows the stack, the tree or what was found there.
    case explained
    /// A check fails, and nothing of this run is shown.
    case unexplained
    /// No check sees it.
    case unseen
    /// No check sees it, and the exercise's `Unseen.md` says that nobody could.
    case harmless
  }
}

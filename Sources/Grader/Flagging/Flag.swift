/// Something in a submission that no honest answer needs, and that a lie could be made with.
///
/// It proves nothing. It says where a human has to look before the verdict counts as a grade.
package struct Flag: Codable, Hashable, Sendable {
  /// Why no honest answer needs it.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// Memory is read or written where the compiler proves nothing: other code's results could be changed.
    case memory
    /// The compiler's proof that no two threads meet is switched off.
    case race
    /// Objects are looked into from outside, or lie to whoever looks.
    case reflection
    /// A module is imported that no task asks for.
    case module
    /// A function of the system is called.
    case call
    /// A type is used that reaches files, other processes or the network.
    case system
    /// An operator that checks compare with is defined anew.
    case comparison
    /// A property by which UIKit tells its state is replaced.
    case state
    /// Something is defined under the name of what another module has.
    case impostor
    /// A name is declared that the checks use and the task does not ask for.
    case shadow
  }

  /// Why it stands here.
  package var kind: Kind
  /// What it is, by its name in the submission: `exit`, `FileManager`.
  package var name: String
  /// The file's name within the submission; empty where the place is not known.
  package var file: String
  /// The line, from 1; 0 where the place is not known.
  package var line: Int

  /// Makes a flag from its parts.
  package init(_ kind: Kind, _ name: String, file: String = "", line: Int = 0) {
    self.kind = kind
    self.name = name
    self.file = file
    self.line = line
  }
}

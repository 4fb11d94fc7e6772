package import Foundation
package import Workbook

/// What became of an edition's folder.
package struct EditionOutcome: Equatable, Sendable {
  /// For whom it is.
  package let kind: EditionKind
  /// The folder.
  package let folder: URL
  /// How many files are new or were renewed.
  package internal(set) var written = 0
  /// How many files were as they should be.
  package internal(set) var unchanged = 0
  /// How many files have left the course and were removed.
  package internal(set) var removed = 0
  /// What stays as somebody has changed it, by path.
  package internal(set) var kept: [Kept] = []
  /// What lies in the workbook and is no part of one, by path.
  package internal(set) var leftOut: [String] = []

  /// A file that was changed since an edition has written it.
  package struct Kept: Equatable, Sendable {
    /// Its path below the folder.
    package let path: String
    /// The exercise whose starter `reset` brings back; nil for all other files.
    package let exercise: ExerciseID?
    package let state: State
    /// A Boolean value that tells whether the edition now has something else for that path than before.
    package let isNewer: Bool
  }

  /// What was found in a file's place.
  package enum State: Sendable {
    case changed
    /// A student has removed it.
    case removed
    /// A link or a folder is there, or a link on the way.
    case inTheWay
    /// It was changed, and has left the course.
    case left
  }
}

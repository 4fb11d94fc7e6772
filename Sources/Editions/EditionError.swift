import Workbook

/// Why there is no edition; nothing of what lay in its folder was changed, but where it says so.
package enum EditionError: Error, Equatable {
  /// The workbook has no answers itself, so an instructor's edition cannot be made of it.
  case sealedWorkbook(path: String)
  /// The edition would lie in its own workbook, or around it.
  case overlaps(path: String, workbook: String)
  /// The folder holds something else.
  case noEdition(path: String)
  /// What lies there is no folder.
  case noFolder(path: String)
  /// The folder is an edition for somebody else.
  case otherKind(path: String, kind: EditionKind)
  /// Another run writes the folder now.
  case busy(path: String)
  /// The record of what the edition wrote cannot be used.
  case recordUnreadable(path: String)
  /// The folder of an exercise is missing in the workbook.
  case exerciseMissing(path: String)
  /// A mark that begins what is left out has none that ends it, or the other way round.
  case unevenMarks(path: String, line: Int)
  /// A file or folder cannot be read.
  case unreadable(path: String, reason: String)
  /// A file or folder of the edition cannot be written; running it again goes on from there.
  case unwritable(path: String, reason: String)
}

extension EditionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .sealedWorkbook(let path): Message.editionSealed(["path": path])
    case .overlaps(let path, let workbook):
      Message.editionOverlaps(["path": path, "workbook": workbook])
    case .noEdition(let path): Message.editionNone(["path": path])
    case .noFolder(let path): Message.editionNoFolder(["path": path])
    case .otherKind(let path, let kind):
      Message.editionOtherKind(["path": path, "kind": kind.rawValue])
    case .busy(let path): Message.editionBusy(["path": path])
    case .recordUnreadable(let path): Message.editionRecord(["path": path])
    case .exerciseMissing(let path): Message.editionExerciseMissing(["path": path])
    case .unevenMarks(let path, let line): Message.editionMarks(["path": path, "line": line])
    case .unreadable(let path, let reason):
      Message.editionUnreadable(["path": path, "reason": reason])
    case .unwritable(let path, let reason):
      Message.editionUnwritable(["path": path, "reason": reason])
    }
  }
}

import Workbook

/// Why a file that the tutor was asked for is neither read nor written.
enum FileError: Error, Equatable, Sendable {
  case missing(path: String)
  case alreadyThere(path: String)
  case noFolder(path: String)
  case unwritable(path: String, reason: String)

  /// The sentence for the student, with the cure in it.
  var sentence: String {
    switch self {
    case .missing(let path): Message.fileMissing(["path": path])
    case .alreadyThere(let path): Message.fileAlreadyThere(["path": path])
    case .noFolder(let path): Message.fileNoFolder(["path": path])
    case .unwritable(let path, let reason):
      Message.fileUnwritable(["path": path, "reason": reason])
    }
  }
}

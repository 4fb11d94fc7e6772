/// Why no folder for Xcode is written.
package enum ExportError: Error, Equatable {
  /// Something is at the folder's place already.
  case alreadyThere(path: String)
  /// The folder that it was to lie in is not there.
  case noFolder(path: String)
  /// No Swift file lies where the code is to come from.
  case noCode(path: String)
  /// The folder cannot be written; what was begun is gone again.
  case unwritable(path: String, reason: String)
}

extension ExportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .alreadyThere(let path): Message.exportAlreadyThere(["path": path])
    case .noFolder(let path): Message.exportNoFolder(["path": path])
    case .noCode(let path): Message.exportNoCode(["path": path])
    case .unwritable(let path, let reason):
      Message.exportUnwritable(["path": path, "reason": reason])
    }
  }
}

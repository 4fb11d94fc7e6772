/// Why a lesson or an exercise cannot be begun; nothing was written, but for what cannot be written.
package enum SkeletonError: Error, Equatable {
  /// The name is not made of small words joined by dashes.
  case unusableName(String)
  /// Something else makes a module of that name; its path is told.
  case nameTaken(String, module: String, by: String)
  /// A folder of that path is there already.
  case alreadyThere(path: String)
  /// A list has no place for an entry.
  case noList(path: String, entry: String)
  /// A list cannot be read.
  case unreadable(path: String, reason: String)
  /// A file cannot be written.
  case unwritable(path: String, reason: String)
}

extension SkeletonError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unusableName(let name):
      Message.newNameUnusable(["name": name])
    case .nameTaken(let name, let module, let path):
      Message.newNameTaken(["name": name, "module": module, "path": path])
    case .alreadyThere(let path):
      Message.newAlreadyThere(["path": path])
    case .noList(let path, let entry):
      Message.newNoList(["path": path, "entry": entry])
    case .unreadable(let path, let reason):
      Message.newUnreadable(["path": path, "reason": reason])
    case .unwritable(let path, let reason):
      Message.newUnwritable(["path": path, "reason": reason])
    }
  }
}

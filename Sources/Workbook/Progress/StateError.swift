/// What can go wrong with `.tutor`, the folder that keeps a student's progress.
package enum StateError: Error, Equatable {
  /// The folder or a file in it cannot be written.
  case unwritable(path: String, reason: String)
  /// A file cannot be read; it was put aside under another name, or left where it is.
  case unreadable(path: String, keptAs: String?, reason: String)
  /// A file was written by a newer tutor and is left as it is.
  case newerVersion(path: String, found: Int, supported: Int)
  /// What was kept of an exercise's files is there no more.
  case noSnapshot(path: String, reason: String)
}

extension StateError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unwritable(let path, let reason):
      Message.progressUnwritable(["path": path, "reason": reason])
    case .unreadable(let path, nil, let reason):
      Message.progressUnreadable(["path": path, "reason": reason])
    case .unreadable(let path, let kept?, let reason):
      Message.progressKeptAside(["path": path, "reason": reason, "kept": kept])
    case .newerVersion(let path, let found, let supported):
      Message.progressNewer(["path": path, "found": found, "supported": supported])
    case .noSnapshot(let path, let reason):
      Message.progressNoSnapshot(["path": path, "reason": reason])
    }
  }
}

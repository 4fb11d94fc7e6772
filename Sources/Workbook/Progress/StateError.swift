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
      "\(path) cannot be written: \(reason). Until it can, nothing of this visit is kept."
    case .unreadable(let path, nil, let reason):
      "\(path) could not be read: \(reason). Make it readable, or remove it to start a new one."
    case .unreadable(let path, let keptAs?, let reason):
      "\(path) could not be read (\(reason)). It is kept as \(keptAs); progress starts afresh."
    case .newerVersion(let path, let found, let supported):
      "\(path) has version \(found), this tutor reads up to \(supported). Update the workbook;"
        + " until then nothing is written."
    case .noSnapshot(let path, let reason):
      "\(path) cannot be put back: \(reason). Your files are as they were."
    }
  }
}

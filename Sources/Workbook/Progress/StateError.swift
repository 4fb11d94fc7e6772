/// What can go wrong with `.tutor`, the folder that keeps a student's progress.
package enum StateError: Error, Equatable {
  /// The folder or a file in it cannot be written.
  case unwritable(path: String, reason: String)
  /// A file cannot be read; it was put aside under another name.
  case unreadable(path: String, keptAs: String, reason: String)
  /// A file was written by a newer tutor and is left as it is.
  case newerVersion(path: String, found: Int, supported: Int)
}

extension StateError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason). Until it can, nothing of this visit is kept."
    case .unreadable(let path, let keptAs, let reason):
      "\(path) could not be read (\(reason)). It is kept as \(keptAs); progress starts afresh."
    case .newerVersion(let path, let found, let supported):
      "\(path) has version \(found), this tutor reads up to \(supported). Update the workbook;"
        + " until then nothing is written."
    }
  }
}

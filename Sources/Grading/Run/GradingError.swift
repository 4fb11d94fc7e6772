import Workbook

/// Why a class cannot be graded; nothing of this is a student's fault.
package enum GradingError: Error, Equatable {
  /// A folder or a file of the class cannot be read.
  case unreadable(path: String, reason: String)
  /// What was found out cannot be kept.
  case unwritable(path: String, reason: String)
  /// There is no such folder.
  case noFolder(path: String)
  /// The folder holds neither folders nor archives.
  case noSubmissions(path: String)
  /// Nothing of what was asked for is assigned.
  case nothingAssigned
  /// Another tutor grades this class now.
  case busy(path: String)
  /// Nothing here can enclose a student's program.
  case notEnclosed
}

extension GradingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      Message.gradingUnreadable(["path": path, "reason": reason])
    case .unwritable(let path, let reason):
      Message.gradingUnwritable(["path": path, "reason": reason])
    case .noFolder(let path): Message.gradingNoFolder(["path": path])
    case .noSubmissions(let path): Message.gradingNoSubmissions(["path": path])
    case .nothingAssigned: Message.gradingNothingAssigned()
    case .busy(let path): Message.gradingBusy(["path": path])
    case .notEnclosed: Message.gradingNotEnclosed()
    }
  }
}

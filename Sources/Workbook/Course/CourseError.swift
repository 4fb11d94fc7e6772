import Foundation

/// What can be wrong with the course's own files; each case names the path.
package enum CourseError: Error, Equatable {
  /// No folder upwards from here holds a workbook.
  case noWorkbook(from: String)
  /// A file or folder of the course cannot be read.
  case unreadable(path: String, reason: String)
  /// A file of the course is not written as its format asks.
  case malformed(path: String, line: Int, problem: String)
  /// A sealed file was changed, or lies in the place of another.
  case sealBroken(path: String)
}

extension CourseError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noWorkbook(let path): Message.workbookNone(["path": path])
    case .unreadable(let path, let reason):
      Message.workbookUnreadable(["path": path, "reason": reason])
    case .malformed(let path, let line, let problem): "\(path):\(line): \(problem)"
    case .sealBroken(let path): Message.workbookSealBroken(["path": path])
    }
  }
}

extension String {
  /// Reads a text file of the course.
  /// - Throws: ``CourseError/unreadable(path:reason:)`` with the system's reason.
  init(courseFile url: URL) throws(CourseError) {
    do {
      try self.init(contentsOf: url, encoding: .utf8)
    } catch {
      throw .unreadable(path: url.path, reason: error.reason)
    }
  }
}

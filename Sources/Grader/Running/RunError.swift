import Glibc
import Workbook

/// Why a program could not be started.
package enum RunError: Error, Equatable {
  /// The program cannot be started.
  case notStarted(path: String, code: Int32)
  /// A system call failed that has no reason to.
  case systemCall(String, Int32)
}

extension RunError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notStarted(let path, let code):
      Message.runNotStarted(["path": path, "reason": String(cString: strerror(code))])
    case .systemCall(let name, let code):
      Message.runRefused(["name": name, "reason": String(cString: strerror(code))])
    }
  }
}

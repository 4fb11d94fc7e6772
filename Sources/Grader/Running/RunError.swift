import Glibc

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
      "\(path) cannot be started: \(String(cString: strerror(code)))."
    case .systemCall(let name, let code):
      "The system refused `\(name)`: \(String(cString: strerror(code)))."
        + " Too many open files or processes? `ulimit -a` shows the limits."
    }
  }
}

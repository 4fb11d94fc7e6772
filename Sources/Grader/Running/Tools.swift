import Glibc

/// Finds a program on the PATH.
/// - Returns: Its path, or nil.
func findTool(_ name: String) -> String? {
  let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
  return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
}

/// Finds a program on the PATH that nothing works without.
/// - Throws: ``RunError/notStarted(path:code:)``.
func requireTool(_ name: String) throws(RunError) -> String {
  guard let path = findTool(name) else { throw .notStarted(path: name, code: ENOENT) }
  return path
}

/// The folders in which a script compiles, links and runs: copies of the cache's entries.
struct ScriptFolder {
  /// The submission's sources, and what is made of them.
  let submission: String
  /// The checks' sources, and what is made of them.
  let checks: String
  /// The program.
  let program: String

  /// Copies the entries to a place below the workspace.
  init(_ name: String, calls: CapturedCalls, workspace: Workspace) throws {
    submission = try workspace.copy(calls.submissionEntry, to: "\(name)/submission")
    checks = try workspace.copy(calls.checksEntry, to: "\(name)/checks")
    program = try workspace.folder("\(name)/program")
  }
}

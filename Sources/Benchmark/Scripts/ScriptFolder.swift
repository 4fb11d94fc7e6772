import Foundation

/// The folders in which a script compiles, links and runs: copies of the cache's entries, with sources.
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
    let sources = [(submission, calls.submissionSources), (checks, calls.checkSources)]
    for (folder, files) in sources {
      for (path, data) in files { try data.write(to: URL(filePath: "\(folder)/\(path)")) }
    }
  }
}

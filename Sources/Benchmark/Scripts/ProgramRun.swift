import Foundation
import Glibc
import Grader

/// A program that is started and waited for, and nothing more, so that what is measured is its own time.
struct ProgramRun {
  /// The program's path.
  let path: String
  var arguments: [String] = []
  /// The whole environment.
  var environment = ProcessInfo.processInfo.environment
  /// The file that gets what it prints.
  let log: String

  /// Runs the program; its standard input is empty.
  /// - Returns: The status that it ended with; 128 and the signal's number if a signal ended it.
  /// - Throws: ``BenchmarkError/notStarted(path:reason:)``.
  func run() throws(BenchmarkError) -> Int32 { try start().wait() }

  /// Starts the program; its standard input is empty.
  /// - Returns: The program, which has to be waited for.
  /// - Throws: ``BenchmarkError/notStarted(path:reason:)``.
  func start() throws(BenchmarkError) -> StartedProgram {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var id: pid_t = 0
    let code = withCStrings([path] + arguments) { words in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { settings in
        posix_spawn(&id, path, &actions, nil, words, settings)
      }
    }
    guard code == 0 else {
      throw .notStarted(path: path, reason: String(cString: strerror(code)))
    }
    return StartedProgram(id: id)
  }

  /// What the last run printed.
  var printed: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }
}

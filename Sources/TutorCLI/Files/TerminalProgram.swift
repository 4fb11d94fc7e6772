import CSystem
import Foundation
import Glibc
import Grader

/// A program of the student's choice that takes the terminal: an editor, a pager.
struct TerminalProgram: Equatable, Sendable {
  /// A shell's command, which may have arguments: `code --wait`.
  let command: String

  /// The editor that the environment names; nil where it names none.
  static func editor(environment: [String: String]) -> TerminalProgram? {
    named(["VISUAL", "EDITOR"], in: environment)
  }

  /// The pager that the environment names, or the usual one.
  static func pager(environment: [String: String]) -> TerminalProgram {
    named(["PAGER"], in: environment) ?? TerminalProgram(command: "less -R")
  }

  private static func named(
    _ variables: [String],
    in environment: [String: String]
  ) -> TerminalProgram? {
    variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      .map { TerminalProgram(command: $0) }
  }

  /// Opens files, and waits until the program is left or has gone to a window of its own.
  ///
  /// It gets the terminal, default signal handlers, and nothing of ours blocked.
  /// - Returns: The status that it ended with; 128 and the signal's number where one ended it.
  func open(_ files: [URL]) -> Int32 {
    var attributes = spawnAttributes(inGroupOfItsOwn: false)
    defer { posix_spawnattr_destroy(&attributes) }
    let words = ["/bin/sh", "-c", "\(command) \"$@\"", "sh"] + files.map(\.path)
    var child: pid_t = 0
    let code = withCStrings(words) { arguments in
      posix_spawn(&child, words[0], nil, &attributes, arguments, environ)
    }
    guard code == 0 else { return 127 }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return cs_exited(status) != 0 ? cs_status(status) : 128 + cs_signal(status)
  }
}

import CSystem
import Foundation
import Glibc

/// The student's editor: a shell's command, as `VISUAL` or `EDITOR` names it.
struct Editor: Equatable, Sendable {
  /// The command, which may have arguments: `code --wait`.
  let command: String

  /// Finds the one that the environment names; nil where it names none.
  init?(environment: [String: String]) {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let named else { return nil }
    command = named
  }

  /// Opens files, and waits until the editor is left or has gone to a window of its own.
  ///
  /// It gets the terminal, default signal handlers, and nothing of ours blocked.
  /// - Returns: The status that it ended with; 128 and the signal's number where one ended it.
  func open(_ files: [URL]) -> Int32 {
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let words = ["/bin/sh", "-c", "\(command) \"$@\"", "sh"] + files.map(\.path)
    var arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var child: pid_t = 0
    guard posix_spawn(&child, words[0], nil, &attributes, arguments, environ) == 0 else {
      return 127
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return cs_exited(status) != 0 ? cs_status(status) : 128 + cs_signal(status)
  }

  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return attributes
  }
}

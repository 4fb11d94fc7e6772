package import CSystem
import Glibc

/// Starts a program in a process group of its own.
///
/// The child has default signal handlers, no signal blocked, and no descriptor but those handed over.
/// - Parameters:
///   - words: The program's path and its arguments.
///   - environment: The whole environment.
///   - folder: The folder that it starts in.
///   - descriptors: What becomes its descriptors 0, 1, 2 and so on.
/// - Returns: The child's number, which is its group's too.
/// - Throws: ``RunError/notStarted(path:code:)``.
func spawn(
  _ words: [String],
  environment: [String: String],
  folder: String,
  descriptors: [Int32]
) throws(RunError) -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (target, source) in descriptors.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
  }
  posix_spawn_file_actions_addclosefrom_np(&actions, Int32(descriptors.count))
  posix_spawn_file_actions_addchdir_np(&actions, folder)

  var attributes = spawnAttributes(inGroupOfItsOwn: true)
  defer { posix_spawnattr_destroy(&attributes) }

  var id: pid_t = 0
  let settings = environment.map { "\($0.key)=\($0.value)" }
  let code = withCStrings(words) { arguments in
    withCStrings(settings) { environment in
      posix_spawn(&id, words[0], &actions, &attributes, arguments, environment)
    }
  }
  guard code == 0 else { throw .notStarted(path: words[0], code: code) }
  return id
}

/// What a program is started with: default signal handlers, and no signal blocked.
/// - Parameter isAlone: Whether it gets a process group of its own; else it stays in the caller's, which
///   has the terminal.
/// - Returns: The attributes, to be destroyed by the caller.
package func spawnAttributes(inGroupOfItsOwn isAlone: Bool) -> posix_spawnattr_t {
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setpgroup(&attributes, 0)
  let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
  posix_spawnattr_setflags(&attributes, Int16(isAlone ? flags | POSIX_SPAWN_SETPGROUP : flags))
  return attributes
}

/// Calls `body` with a null-terminated array of C strings.
package func withCStrings<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}

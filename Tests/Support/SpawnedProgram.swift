import CSystem
import Glibc

/// A program about to be started as the leader of a session of its own.
struct SpawnedProgram {
  var path: String
  var arguments: [String]
  var environment: [String: String]
  var folder: String

  /// Starts it; the terminal of that name becomes its own, since it is the first that it opens.
  func spawn(onTerminal name: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // What other tests have open at this moment is not its own.
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    posix_spawn_file_actions_addchdir_np(&actions, folder)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, cs_spawn_setsid | Int16(POSIX_SPAWN_SETSIGMASK))
    let strings = ([path] + arguments).map { strdup($0) }
    let settings = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (strings + settings).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(
      &process,
      path,
      &actions,
      &attributes,
      strings + [nil],
      settings + [nil]
    )
    guard code == 0 else { throw PseudoTerminal.Failure.systemCall("posix_spawn", code: code) }
    return process
  }
}

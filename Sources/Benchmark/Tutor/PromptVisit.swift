import CSystem
import Foundation
import Glibc
import Grader

/// A visit to the tutor under a terminal of its own, as somebody has it who types.
final class PromptVisit {
  private let terminal: Int32
  private let process: pid_t
  private var seen: [UInt8] = []

  /// Starts the tutor.
  /// - Throws: ``BenchmarkError/notStarted(path:reason:)``.
  init(_ program: String, _ arguments: [String], environment: [String: String]) throws {
    terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0, grantpt(terminal) == 0, unlockpt(terminal) == 0,
      let name = ptsname(terminal).map({ String(cString: $0) })
    else { throw BenchmarkError.notStarted(path: program, reason: "there is no terminal for it") }
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    process = try Self.spawn(program, arguments, environment, onTerminal: name)
  }

  deinit { close(terminal) }

  /// Types a line.
  func type(_ line: String) {
    let bytes = Array("\(line)\r".utf8)
    _ = write(terminal, bytes, bytes.count)
  }

  /// Waits until the text has come; what came up to its end is then forgotten.
  /// - Throws: ``BenchmarkError/notJudged(contender:reason:log:)`` if the tutor has gone, or is silent.
  func wait(for text: String) throws {
    while true {
      if let range = seen.firstRange(of: Array(text.utf8)) {
        seen.removeSubrange(..<range.upperBound)
        return
      }
      var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let isReadable = poll(&entry, 1, 600_000) > 0
      let count = isReadable ? read(terminal, &bytes, bytes.count) : 0
      guard count > 0 else {
        let log = String(decoding: seen, as: UTF8.self)
        throw BenchmarkError.notJudged(contender: "tutor", reason: "no \(text) came", log: log)
      }
      seen += bytes.prefix(count)
    }
  }

  /// The most memory that the tutor itself has held so far, in megabytes.
  var peakMemory: Double { StartedProgram(id: process).peakMemory ?? .infinity }

  /// Leaves the tutor, and waits until it has gone.
  func leave() {
    type("quit")
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  /// The terminal of that name becomes the program's own, since it is the first that it opens.
  private static func spawn(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String],
    onTerminal name: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, cs_spawn_setsid)
    var process: pid_t = 0
    let code = withCStrings([program] + arguments) { words in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { settings in
        posix_spawn(&process, program, &actions, &attributes, words, settings)
      }
    }
    guard code == 0 else {
      throw BenchmarkError.notStarted(path: program, reason: String(cString: strerror(code)))
    }
    return process
  }
}

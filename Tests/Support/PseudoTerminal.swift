import CSystem
package import Foundation
import Glibc

/// A program under a terminal of its own, so that keys, Ctrl-C and a resize reach it as from a real one.
package final class PseudoTerminal {
  /// What the program has written and nobody has waited for yet, without escape sequences.
  package private(set) var seen = ""
  /// All that the program has written, as it was written.
  package private(set) var written: [UInt8] = []
  private let terminal: Int32
  /// The program's side, held open: the kernel forgets the settings when nobody holds it.
  private let programSide: Int32
  /// The number of the program's process.
  package let process: Int32
  private let folder: TemporaryFolder
  private var hasEnded = false
  private var pending: [UInt8] = []
  /// Everything since the last line end, as it was written.
  private var lastLine: [UInt8] = []

  /// Why a test cannot go on.
  package enum Failure: Error {
    case systemCall(String, code: Int32)
    /// The text did not come; what came instead is told.
    case notSeen(String, instead: String)
    /// The program did not end by itself, and was killed; what it had written last is told.
    case notEnded(seen: String)
  }

  /// Starts a program under a terminal of that size.
  ///
  /// - Parameters:
  ///   - program: The executable.
  ///   - arguments: Its arguments.
  ///   - environment: Its whole environment.
  ///   - folder: The folder that it starts in; it stays as long as the terminal does.
  ///   - columns: The terminal's width.
  /// - Throws: ``Failure/systemCall(_:code:)``.
  package init(
    _ program: URL,
    _ arguments: [String] = [],
    environment: [String: String],
    in folder: TemporaryFolder,
    columns: Int = 80
  ) throws {
    self.folder = folder
    terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0, grantpt(terminal) == 0, unlockpt(terminal) == 0,
      let name = ptsname(terminal).map({ String(cString: $0) })
    else { throw Failure.systemCall("posix_openpt", code: errno) }
    programSide = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard programSide >= 0 else { throw Failure.systemCall("open", code: errno) }
    Self.resize(terminal, to: columns)
    let start = SpawnedProgram(
      path: program.path,
      arguments: arguments,
      environment: environment,
      folder: folder.url.path
    )
    process = try start.spawn(onTerminal: name)
  }

  deinit {
    close(terminal)
    close(programSide)
    guard !hasEnded else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Types keys.
  ///
  /// - Parameter keys: The characters; `\r` is ENTER, `\u{3}` is Ctrl-C.
  package func type(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Sends the program a signal.
  ///
  /// - Parameter signal: The signal's number.
  package func send(_ signal: Int32) { kill(process, signal) }

  /// Waits until the program has stopped, as Ctrl-Z asks for.
  package func waitForStop() {
    var status: Int32 = 0
    while waitpid(process, &status, WUNTRACED) < 0, errno == EINTR {}
  }

  /// Gives the terminal another width.
  ///
  /// - Parameter columns: The new width.
  package func resize(columns: Int) { Self.resize(terminal, to: columns) }

  /// Waits until the program has written the text; what came up to its end is then forgotten.
  ///
  /// - Parameters:
  ///   - text: What is to come.
  ///   - limit: The time after which it counts as not coming.
  /// - Returns: What came before the text.
  /// - Throws: ``Failure/notSeen(_:instead:)``.
  @discardableResult
  package func wait(for text: String, atMost limit: Duration = .seconds(30)) throws -> String {
    let end = ContinuousClock.now + limit
    while true {
      if let range = seen.range(of: text) {
        defer { seen = String(seen[range.upperBound...]) }
        return String(seen[..<range.lowerBound])
      }
      guard read(until: end) else { throw Failure.notSeen(text, instead: seen) }
    }
  }

  /// Waits for the program's end.
  ///
  /// - Parameter limit: The time after which it is killed.
  /// - Returns: The status that it ended with, or 128 and the number of the signal that ended it.
  /// - Throws: ``Failure/notEnded(seen:)``.
  package func end(atMost limit: Duration = .seconds(30)) throws -> Int32 {
    let end = ContinuousClock.now + limit
    while read(until: end) {}
    let isLate = ContinuousClock.now >= end
    if isLate { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    hasEnded = true
    if isLate { throw Failure.notEnded(seen: seen) }
    return cs_exited(status) != 0 ? cs_status(status) : 128 + cs_signal(status)
  }

  /// A Boolean value that tells whether the terminal echoes and edits lines itself, as a shell finds it.
  package var isWhole: Bool {
    var settings = termios()
    guard tcgetattr(programSide, &settings) == 0 else { return false }
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & wanted == wanted
  }

  /// What stands on the line that the program has left the cursor on, where a shell's prompt goes.
  package var leftOnTheLine: String {
    let line = String(decoding: lastLine, as: UTF8.self)
    let rest = line.range(of: "\u{1B}[K", options: .backwards).map { line[$0.upperBound...] }
    var pending: [UInt8] = []
    return EscapeSequences.removed(from: &pending, adding: (rest ?? line[...]).utf8)
  }

  /// Reads once; false when the program has gone or the time is up.
  private func read(until end: ContinuousClock.Instant) -> Bool {
    while ContinuousClock.now < end {
      let isGone = isProcessGone
      // What it wrote before it went is read first.
      if hasSomethingToRead(within: isGone ? 0 : 20) { return readOnce() }
      if isGone { return false }
    }
    return false
  }

  private func hasSomethingToRead(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  private func readOnce() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(terminal, &buffer, buffer.count)
    guard count > 0 else { return false }
    written += buffer.prefix(count)
    lastLine = Array(
      (lastLine + buffer.prefix(count)).split(
        separator: 0x0A,
        omittingEmptySubsequences: false
      ).last ?? []
    )
    seen += EscapeSequences.removed(from: &pending, adding: buffer.prefix(count))
    return true
  }

  /// Looks without reaping, so that the process's number stays its own.
  private var isProcessGone: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info.si_signo == SIGCHLD
  }

  private static func resize(_ terminal: Int32, to columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }
}

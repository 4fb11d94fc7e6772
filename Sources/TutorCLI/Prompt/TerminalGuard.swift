import CSystem
@preconcurrency import Glibc

/// Gives the terminal back as it was found when the tutor crashes, which no `defer` would see.
enum TerminalGuard {
  /// Written once, before any handler can run, and only read by a handler.
  nonisolated(unsafe) private static var found = termios()

  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Remembers the terminal's settings, and watches for crashes from then on.
  @MainActor
  static func watch() {
    guard tcgetattr(STDIN_FILENO, &found) == 0 else { return }
    for crash in crashes {
      // Nothing but calls that POSIX allows in a handler.
      signal(crash) { signal in
        tcsetattr(STDIN_FILENO, TCSANOW, &TerminalGuard.found)
        Glibc.signal(signal, SIG_DFL)
        raise(signal)
      }
    }
  }
}

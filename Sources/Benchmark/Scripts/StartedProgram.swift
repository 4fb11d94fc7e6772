import CSystem
import Foundation
import Glibc

/// A program that runs beside this one until it is waited for.
struct StartedProgram {
  /// Its number.
  let id: pid_t

  /// Waits until it has ended.
  /// - Returns: The status that it ended with; 128 and the signal's number if a signal ended it.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return cs_exited(status) != 0 ? cs_status(status) : 128 + cs_signal(status)
  }

  /// Ends it as nothing can be caught, and waits until it has gone.
  func kill() {
    _ = Glibc.kill(id, SIGKILL)
    _ = wait()
  }

  /// A Boolean value that tells whether it has ended; it has not been waited for then.
  var hasEnded: Bool {
    var info = siginfo_t()
    waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT)
    return info.si_signo == SIGCHLD
  }

  /// The most memory that it has held so far, in megabytes; nil when it has ended.
  var peakMemory: Double? {
    let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    return status?.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Double($0.1) }
      .map { $0 / 1_024 }
  }
}

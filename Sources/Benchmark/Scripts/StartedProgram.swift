import CSystem
import Foundation
import Glibc

/// A program that runs beside this one until it is waited for.
struct StartedProgram {
  /// Its number.
  let id: pid_t

  /// How it ended, and what it took.
  struct End {
    /// The status that it ended with; 128 and the signal's number if a signal ended it.
    var status: Int32
    /// The time that the processor worked for it, and for all that it had started and waited for.
    var work: Duration
  }

  /// Waits until it has ended.
  func wait() -> End {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    return End(
      status: cs_exited(status) != 0 ? cs_status(status) : 128 + cs_signal(status),
      work: usage.ru_utime.duration + usage.ru_stime.duration
    )
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

extension timeval {
  fileprivate var duration: Duration { .seconds(tv_sec) + .microseconds(tv_usec) }
}

import CSystem
@preconcurrency import Glibc
import Grader

/// Turns signals into something that can be read, so that no handler ever runs between two lines.
struct SignalDescriptor: ~Copyable {
  let descriptor: Descriptor

  static let watched = [SIGINT, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// Blocks the signals for this thread, and for all that it starts later.
  init() {
    var mask = Self.mask
    pthread_sigmask(SIG_BLOCK, &mask, nil)
    descriptor = Descriptor(signalfd(-1, &mask, Int32(SFD_CLOEXEC | SFD_NONBLOCK)))
    // Without it no key would end the tutor: the signals are blocked.
    precondition(descriptor.rawValue >= 0, "signalfd: \(String(cString: strerror(errno)))")
    signal(SIGPIPE, SIG_IGN)
  }

  /// The events that the signals which have arrived stand for.
  func events() -> [Event] {
    var events: [Event] = []
    var info = signalfd_siginfo()
    while read(descriptor.rawValue, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
      switch Int32(bitPattern: info.ssi_signo) {
      case SIGINT: events.append(.interrupted)
      case SIGWINCH: events.append(.resized)
      case SIGTSTP: events.append(.suspended)
      case let other: events.append(.terminated(other))
      }
    }
    return events
  }

  private static var mask: sigset_t {
    var mask = sigset_t()
    sigemptyset(&mask)
    watched.forEach { _ = sigaddset(&mask, $0) }
    return mask
  }
}

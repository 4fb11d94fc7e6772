import CSystem
import Glibc
import Grader
import Synchronization

/// Carries reports from other threads to the loop, and wakes it.
final class Mailbox: Sendable {
  private let reports = Mutex<[Report]>([])
  /// Readable while there are reports.
  let descriptor: Descriptor

  init() {
    descriptor = Descriptor(eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)))
    // Without it nobody would ever hear that a job is done.
    precondition(descriptor.rawValue >= 0, "eventfd: \(String(cString: strerror(errno)))")
  }

  /// Leaves a report.
  ///
  /// Any thread may.
  func post(_ report: Report) {
    reports.withLock { $0.append(report) }
    eventfd_write(descriptor.rawValue, 1)
  }

  /// Takes all reports, oldest first.
  func take() -> [Report] {
    var count: eventfd_t = 0
    eventfd_read(descriptor.rawValue, &count)
    return reports.withLock { reports in
      defer { reports = [] }
      return reports
    }
  }
}

import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Runs the jobs of asynchronous code that need not be on the main thread, in place of the runtime's
/// own pool.
///
/// That one cannot be asked whether something is left to do, and on a busy machine a job may lie in it
/// for long. Whoever waits for an app to settle has to know.
package final class BackgroundPool: @unchecked Sendable {
  // Unchecked: all that changes does so under `condition`.

  /// The pool of this process.
  package static let shared = BackgroundPool()
  /// Whether jobs come here; the runtime's own pool runs them otherwise.
  @MainActor private(set) static var isInstalled = false

  private static let threadCount = 4
  /// A job that never ends is not waited for longer than this.
  private static let patience: TimeInterval = 0.05

  private let condition = NSCondition()
  private var waiting: [UnownedJob] = []
  private var runningCount = 0
  private var takenCount = 0

  private init() {
    for _ in 0..<Self.threadCount { Thread.detachNewThread { self.work() } }
  }

  /// Takes over the jobs of this process.
  ///
  /// The runtime asks a hook first, as it documents for tests. Where it has none, nothing changes.
  @MainActor package static func install() {
    guard !isInstalled, let place = dlsym(nil, "swift_task_enqueueGlobal_hook") else { return }
    place.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
      BackgroundPool.shared.take(unsafeBitCast(job, to: UnownedJob.self))
    }
    isInstalled = true
  }

  private typealias Hook = @convention(c) (OpaquePointer, OpaquePointer?) -> Void

  /// Waits until no job waits or runs.
  /// - Returns: How many jobs have come so far: if more have at the next time, something went on.
  func waitUntilIdle() -> Int {
    condition.withLock {
      let end = Date(timeIntervalSinceNow: Self.patience)
      while !waiting.isEmpty || runningCount > 0, condition.wait(until: end) {}
      return takenCount
    }
  }

  private func take(_ job: UnownedJob) {
    condition.withLock {
      waiting.append(job)
      takenCount += 1
      condition.broadcast()
    }
  }

  private func work() {
    while true {
      let job = condition.withLock {
        while waiting.isEmpty { condition.wait() }
        runningCount += 1
        return waiting.removeFirst()
      }
      // No executor of its own: two empty words, as the runtime's pool passes them.
      job.runSynchronously(on: unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
      condition.withLock {
        runningCount -= 1
        condition.broadcast()
      }
    }
  }
}

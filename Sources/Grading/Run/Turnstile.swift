import Foundation
import Synchronization

/// Lets one thread at a time do what has the same name; work of other names goes on beside it.
final class Turnstile: Sendable {
  private let names = Mutex<Set<String>>([])
  private let changed = NSCondition()

  /// Waits until nobody else does what has this name, and does it.
  @available(*, noasync)
  func passing<Result>(as name: String, _ work: () throws -> Result) rethrows -> Result {
    changed.lock()
    while !names.withLock({ $0.insert(name).inserted }) { changed.wait() }
    changed.unlock()
    defer {
      changed.lock()
      names.withLock { _ = $0.remove(name) }
      changed.broadcast()
      changed.unlock()
    }
    return try work()
  }
}

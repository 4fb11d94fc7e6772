import Foundation
import Synchronization

/// Does work on each of some values, on two threads, and gives the results in the values' order.
///
/// Two, since each compiles and runs programs of its own.
@available(*, noasync)
package func inParallel<Value: Sendable, Shown: Sendable>(
  _ values: [Value],
  _ work: @escaping @Sendable (Value) -> Shown
) -> [Shown] {
  let shown = Mutex<[Int: Shown]>([:])
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2
  for (index, value) in values.enumerated() {
    queue.addOperation {
      let result = work(value)
      shown.withLock { $0[index] = result }
    }
  }
  queue.waitUntilAllOperationsAreFinished()
  return shown.withLock { shown in values.indices.compactMap { shown[$0] } }
}

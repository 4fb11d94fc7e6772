import Foundation
import Synchronization
import Workbook

/// Does work on each of some values, on some threads, and gives the results in the values' order.
///
/// Two unless the caller knows better, since each compiles and runs programs of its own. The language
/// in use is theirs too.
@available(*, noasync)
package func inParallel<Value: Sendable, Shown: Sendable>(
  _ values: [Value],
  jobs: Int = 2,
  _ work: @escaping @Sendable (Value) -> Shown
) -> [Shown] {
  let shown = Mutex<[Int: Shown]>([:])
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = jobs
  let language = Language.current
  for (index, value) in values.enumerated() {
    queue.addOperation {
      let result = Language.$current.withValue(language) { work(value) }
      shown.withLock { $0[index] = result }
    }
  }
  queue.waitUntilAllOperationsAreFinished()
  return shown.withLock { shown in values.indices.compactMap { shown[$0] } }
}

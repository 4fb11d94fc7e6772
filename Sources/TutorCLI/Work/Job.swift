import Grader
import Workbook

/// A piece of work that is being done on its own thread.
struct Job: Identifiable, Sendable {
  let id: Int
  let work: Work
  let cancellation: Cancellation
}

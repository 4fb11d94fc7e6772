import Foundation
import Grader
import Workbook

extension Verdict {
  /// What is to be remembered of it.
  func work(on exercise: Exercise, at time: Date) -> CheckedWork {
    // Files that hold something else by now, or cannot be read, are not what was checked.
    let contents = try? exercise.contents()
    var checks: [String: Bool] = [:]
    if case .graded(let results) = outcome {
      for result in results { checks[result.id] = result.ending == .passed }
    }
    return CheckedWork(
      exercise: exercise.id,
      contents: contents?.fingerprint == self.contents ? contents : nil,
      checks: checks,
      time: time
    )
  }
}

import Foundation
import Grader
import Grading
import Synchronization
import Workbook

/// A JUnit report that grows with each exercise and is whole after each.
final class JUnitFile: Sendable {
  private let url: URL
  private let report = Mutex(JUnitReport())

  init(url: URL) {
    self.url = url
  }

  func add(_ verdict: Verdict?, on exercise: Exercise) throws {
    try report.withLock { report in
      try report.add(verdict, on: exercise)
      try Data(report.xml.utf8).write(to: url, options: .atomic)
    }
  }
}

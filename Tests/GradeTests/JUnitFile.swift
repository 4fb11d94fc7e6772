import Foundation
import Grader
import Synchronization
import Workbook

/// A JUnit report that grows with each exercise and is whole after each.
final class JUnitFile: Sendable {
  private let url: URL
  private let entries = Mutex<[JUnitReport.Entry]>([])

  init(url: URL) {
    self.url = url
  }

  func add(_ entry: JUnitReport.Entry) throws {
    try entries.withLock { entries in
      entries.append(entry)
      entries.sort { $0.exercise.id < $1.exercise.id }
      try Data(JUnitReport(entries: entries).xml.utf8).write(to: url, options: .atomic)
    }
  }
}

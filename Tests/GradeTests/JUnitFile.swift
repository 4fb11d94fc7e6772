import Foundation
import Grader
import Synchronization
import Workbook

/// A JUnit report that grows with each graded exercise and is whole after each.
final class JUnitFile: Sendable {
  private let url: URL
  private let graded = Mutex<[JUnitReport.Entry]>([])

  init(url: URL) {
    self.url = url
  }

  func add(_ verdict: Verdict, of exercise: Exercise) throws {
    try graded.withLock { entries in
      entries.append(.init(verdict: verdict, title: exercise.title))
      entries.sort { $0.verdict.exercise < $1.verdict.exercise }
      try Data(JUnitReport(entries: entries).xml.utf8).write(to: url, options: .atomic)
    }
  }
}

import Foundation
import Grader
import Testing
import Workbook

/// The course that these tests were built beside, and a grader for it.
enum TheCourse {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let grader = Grader(root: root, cache: Grader.defaultCache())

  static func load() throws -> Course { try Course.load(root: root) }

  static func exercises() throws -> [Exercise] { try load().exercises }
}

extension Exercise: CustomTestStringConvertible {
  /// What the exercise is called in a test's report.
  public var testDescription: String { "\(id) \(title)" }
}

import Foundation
import Grader
import Testing
import Verification
import Workbook

/// The course keeps its promises; what they are stands in `Verification/Rules`.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct CourseTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Wrong answers are two of three: `TUTOR_VERIFY=whole` tries them too, as `tutor verify` does.
  private static let answers: Scope.Answers =
    ProcessInfo.processInfo.environment["TUTOR_VERIFY"] == "whole" ? .all : .right

  private static func course() throws -> Course { try Course.load(root: root) }

  private static func verification() throws -> Verification {
    Verification(try course(), grader: Grader(root: root, cache: Grader.defaultCache()))
  }

  @Test(arguments: try course().lessons.map(\.number))
  func everyLessonKeepsItsPromises(lesson number: Int) throws {
    let lesson = try #require(try Self.course().lesson(number))
    let scope = Scope(lessons: [lesson], answers: Self.answers)
    report(try Self.verification().findings(in: scope))
  }

  @Test func foldersAndManifestsAgree() throws {
    report(try Self.verification().folderFindings())
  }

  private func report(_ findings: [Finding]) {
    for finding in findings where !finding.isNote { Issue.record("\(finding)") }
  }
}

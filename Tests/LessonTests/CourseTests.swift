import Foundation
import Grader
import Testing
import Verification
import Workbook

/// The course keeps its promises; what they are stands in `Verification/Rules`.
@Suite(.timeLimit(.minutes(20)))
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

  /// All lessons at once, so that the end of one leaves no processor idle.
  @Test func everyLessonKeepsItsPromises() throws {
    let scope = Scope(lessons: try Self.course().lessons, answers: Self.answers)
    report(try Self.verification().findings(in: scope))
  }

  @Test func foldersAndManifestsAgree() throws {
    report(try Self.verification().folderFindings())
  }

  private func report(_ findings: [Finding]) {
    for finding in findings where !finding.isNote { Issue.record("\(finding)") }
  }
}

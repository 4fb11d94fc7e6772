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

  private static func course() throws -> Course { try Course.load(root: root) }

  private static func verification() throws -> Verification {
    Verification(try course(), grader: Grader(root: root, cache: Grader.defaultCache()))
  }

  @Test(arguments: try course().lessons.map(\.number))
  func everyLessonKeepsItsPromises(lesson number: Int) throws {
    let lesson = try #require(try Self.course().lesson(number))
    report(try Self.verification().findings(in: Scope(lessons: [lesson])))
  }

  @Test func foldersAndManifestsAgree() throws {
    report(try Self.verification().folderFindings())
  }

  private func report(_ findings: [Finding]) {
    for finding in findings { Issue.record("\(finding)") }
  }
}

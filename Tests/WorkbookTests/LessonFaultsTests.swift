import Foundation
import Testing

@testable import Workbook

@Suite struct LessonFaultsTests {
  @Test func namesComeFromTheTextAndFromTheSources() throws {
    let files = try TemporaryCourse([
      "Lessons/05-flows/Lesson.md":
        "# T\n\n## A\n\n```transcript\n$ run 5 --fault in-the-text\nscreen\n```\n",
      "Lessons/05-flows/Fault.swift": """
      enum Fault: String, CaseIterable {
        case handOff = "hand-off"
        case segue
        var isBad: Bool {
          switch self {
          case .handOff: true
          default: false
          }
        }
      }
      """,
    ])
    let lesson = try #require(Course.load(root: files.root).lesson(5))
    #expect(try lesson.faults() == ["hand-off", "in-the-text", "segue"])
  }

  @Test func everyFaultThatALessonSpeaksOfIsOneThatItsAppHas() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for lesson in try Course.load(root: root).lessons {
      let spoken = Set(try lesson.text().faults)
      #expect(spoken.isSubset(of: lesson.declaredFaults), "lesson \(lesson.number)")
      #expect(!lesson.declaredFaults.isEmpty, "lesson \(lesson.number)")
    }
  }
}

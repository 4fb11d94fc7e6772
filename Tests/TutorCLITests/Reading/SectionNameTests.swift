import Foundation
import Support
import Testing
import Workbook

@testable import TutorCLI

struct SectionNameTests {
  @Test(arguments: [
    ("the-hand-off", "the-hand-off"), ("The hand-off", "the-hand-off"), ("hand", "the-hand-off"),
    ("first", "the-first-word"), ("the", nil), ("nowhere", nil),
    ("1", "the-first-word"), ("2", "the-hand-off"), ("0", nil), ("3", nil),
  ])
  func aPartThatFitsOneSectionIsEnough(typed: String, name: String?) throws {
    let folder = try SmallWorkbook.make()
    let lesson = try #require(try Course.load(root: folder.url).lesson(1))
    #expect(SectionName.find(typed, in: try lesson.text()) == name)
  }
}

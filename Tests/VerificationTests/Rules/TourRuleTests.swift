import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct TourRuleTests {
  @Test func aStaleTourIsFoundAtItsLine() throws {
    let text = SmallCourse.lessonTour + "\napp> ask stack count\n2\n"
    let findings = try SmallCourse([SmallCourse.tour: text]).lessonFindings()
    #expect(findings.map(\.file) == [SmallCourse.tour])
    #expect(findings.map(\.line) == [29])
  }

  @Test(arguments: [
    ("# The app shows one screen.\n", "", 1),
    ("$ run 5\n", "$ run 5 --fault none\n", 1),
    ("\napp> ask screen title\nFirst\n\napp> ask screen title\nFirst\n\n", "\n", 1),
    ("$ run 5\n", "$ run 6\n", 2),
  ])
  func aTourThatDoesNotDoItsWorkIsFound(old: String, new: String, line: Int) throws {
    let course = try SmallCourse(SmallCourse.tour, replacing: old, with: new)
    let findings = try course.lessonFindings()
    #expect(findings.map(\.file) == [SmallCourse.tour])
    #expect(findings.map(\.line) == [line])
  }
}

import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct ListingsRuleTests {
  @Test func aListingThatIsNoCodeOfTheLessonIsFound() throws {
    let course = try SmallCourse(
      SmallCourse.text,
      replacing: "first.title = \"First\"",
      with: "first.title = \"Start\""
    )
    let findings = try course.lessonFindings()
    #expect(findings.map(\.file) == [SmallCourse.text])
    #expect(findings.map(\.line) == [SmallCourse.listingLine])
  }

  @Test func anAntipatternNeedNotBeCodeOfTheLesson() throws {
    let course = try SmallCourse(
      SmallCourse.text,
      replacing: "```swift\nlet first = UIViewController()",
      with: "```swift antipattern\nlet wrong = UIViewController()"
    )
    #expect(try course.lessonFindings() == [])
  }
}

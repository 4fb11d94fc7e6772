import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct ReviewRuleTests {
  /// What is changed in the file, and what is said of its first question.
  @Test(arguments: [
    (
      "screen\nask: stack count\nchoices:\n- 1", "screen\nask: stack count\nchoices:\n- 3", 5,
      "The app answers “1”, which is none of the choices; exactly one must be it."
    ),
    (
      "run: screen", "run: stacks", 5,
      "The text asks the same. Change what is done in the app, or what is asked."
    ),
    (
      "## After tree", "## After screen", 17,
      "Another question has this heading. Give each its own: it is kept by it."
    ),
  ])
  func aQuestionThatCannotBeAskedIsFoundAtItsLine(
    old: String,
    new: String,
    line: Int,
    message: String
  ) throws {
    let course = try SmallCourse(SmallCourse.review, replacing: old, with: new)
    #expect(
      try course.lessonFindings() == [
        Finding(file: SmallCourse.review, line: line, message: message)
      ]
    )
  }

  @Test func aLessonWithoutQuestionsForLaterDaysIsFound() throws {
    let course = try SmallCourse(without: [SmallCourse.review])
    #expect(
      try course.lessonFindings() == [
        Finding(
          file: SmallCourse.review,
          line: 1,
          message: "There are 0 questions for later days; write 3 or more."
        )
      ]
    )
  }
}

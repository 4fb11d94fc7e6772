import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct PredictionsRuleTests {
  @Test func aPredictionWithoutTheRightChoiceIsFoundAtItsLine() throws {
    let course = try SmallCourse(
      SmallCourse.text,
      replacing: "for the 1. time?\nrun: stacks\nask: stack count\nchoices:\n- 1\n",
      with: "for the 1. time?\nrun: stacks\nask: stack count\nchoices:\n- 3\n"
    )
    #expect(
      try course.lessonFindings() == [
        Finding(
          file: SmallCourse.text,
          line: SmallCourse.predictionLine,
          message: "The app answers “1”, which is none of the choices; exactly one must be it."
        )
      ]
    )
  }
}

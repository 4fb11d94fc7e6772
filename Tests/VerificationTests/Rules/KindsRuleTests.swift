import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct KindsRuleTests {
  @Test func twoExercisesOfOneKindAreFound() throws {
    let course = try SmallCourse([
      "Exercises/05-flows/2-look/Exercise.md": "# Look\n\nKind: refactor\n"
    ])
    #expect(
      try course.lessonFindings() == [
        Finding(
          file: SmallCourse.text,
          message:
            "The lesson needs exercises of 3 different kinds; it has refactor, refactor, build"
            + " to a description. `tutor new exercise 5 NAME` begins one."
        )
      ]
    )
  }
}

import Support
import Testing

@testable import TutorCLI

/// A lesson's number where an exercise is wanted is answered with the lesson's exercises.
struct ExerciseChoiceTests {
  private static let verbs = Commands.shown.filter {
    $0.parameters.contains(.exercise) && !$0.parameters.contains(.lesson)
  }.map(\.verb)

  @Test(arguments: verbs)
  func eachExerciseIsNamedWithHowItStands(verb: String) throws {
    let tutor = try RunningTutor()
    try tutor.workbook.write(
      #"{"version":2,"exercises":{"1.1":{"isPassing":true}}}"#,
      to: ".tutor/progress.json"
    )
    let result = try tutor.filter([verb, "1"])
    let words =
      "`\(verb)` takes an exercise, such as `\(verb) 1.2`. Those of lesson 1: 1.1 Say hello — done"
      + " 1.2 Say more — next"
    #expect(result.output.unwrapped == words)
    #expect(result.status == 2)
    #expect(try tutor.filter([verb, "9"]).status == 3)
    #expect(try tutor.filter([verb, "1", "2", "3"]).status == 2)
  }

  @Test func aLessonWithoutExercisesSaysSo() throws {
    let result = try RunningTutor().filter(["check", "2"])
    #expect(result.errors == "Lesson 2 has no exercises.\n")
    #expect(result.status == 3)
  }

  @Test func theVerbsAreMany() { #expect(Self.verbs.count == 10) }
}

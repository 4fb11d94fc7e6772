import Support
import Testing

/// What authors are told; what is looked for is tested where the rules are.
@Suite(.timeLimit(.minutes(10)))
struct VerifyTests {
  @Test func findingsAreListedByFileAndLineAndTheTutorEndsWithOne() throws {
    let result = try AppWorkbook.make(["Lessons/01-greetings/Notes.md": ""]).filter(["verify", "1"])
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "\nLessons/01-greetings/Notes.md:1: Nothing of this name belongs here."
      )
    )
    #expect(result.errors == "")
  }

  @Test func nothingIsRecordedForLessonsThatNobodyNamed() throws {
    let result = try AppWorkbook.make().filter(["verify", "--record"])
    #expect(result.status == 2)
  }
}

import Support
import Testing

/// Where a reader left off is said, and the ways from there.
@Suite(.timeLimit(.minutes(10)))
struct LeavingOffTests {
  private let tutor: RunningTutor

  init() throws { tutor = try RunningTutor() }

  private func says(_ arguments: String...) throws -> String {
    try tutor.filter(arguments).output.unwrapped
  }

  @Test func aLessonThatOpensAtAnExerciseSaysSo() throws {
    _ = try says("exercise", "1.1")
    let opened = try says("lesson", "1")
    #expect(
      opened.hasPrefix(
        "You left off at exercise 1.1. `read 1 1` shows the lesson's first section. Exercise 1.1"
      )
    )
    #expect(try says().contains("You left off at exercise 1.1."))
    #expect(try !says("lesson", "2").contains("left off"))
  }

  @Test func aLessonThatOpensBehindItsFirstSectionSaysSo() throws {
    #expect(try !says("lesson", "1").contains("left off"))
    _ = try says("next")
    #expect(try says("lesson", "1").hasPrefix("You left off here. `read 1 1` shows"))
  }

  @Test func everyLessonIsOpenedWhereItWasLeft() throws {
    _ = try says("next")
    _ = try says("lesson", "2")
    #expect(try says().contains("Goodbye."))
    #expect(try says("lesson", "1").hasPrefix("You left off here. `read 1 1` shows"))
    _ = try says("1.2")
    _ = try says("lesson", "2")
    #expect(try says("lesson", "1").hasPrefix("You left off at exercise 1.2."))
    #expect(try says("read", "1", "1").contains("section 1 of 2"))
  }

  @Test func whoReadsInAnotherLessonIsToldSoAndTheWayBack() throws {
    _ = try says("next")
    let way = "You are in lesson 2 now. `lesson 1` leads back to where you were."
    #expect(try says("read", "2").hasSuffix(way))
    #expect(try !says("read", "2").contains("You are in"))
    #expect(try says("lesson", "1").hasPrefix("You left off here."))
    _ = try says("1.1")
    #expect(
      try says("read", "2")
        .hasSuffix("You are in lesson 2 now. `exercise 1.1` leads back to the task.")
    )
  }

  @Test func fromTheTextAWayLeadsBackToTheTask() throws {
    for verb in ["read", "back"] {
      _ = try says("exercise", "1.2")
      #expect(try says(verb).contains("`exercise 1.2` leads back to the task."))
      #expect(try !says(verb).contains("leads back"))
    }
  }

  @Test func aSectionThatIsReadFromTheShellIsReadOnWithEnter() throws {
    let terminal = try tutor.underTerminal(["read", "1", "1"])
    terminal.type("\r")
    try terminal.wait(for: "section 2 of 2")
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
  }
}

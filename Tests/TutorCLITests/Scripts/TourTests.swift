import Foundation
import Support
import Testing

/// Guided tours of the real tutor.
@Suite(.timeLimit(.minutes(10)))
struct TourTests {
  private static let tour = """
    # This is the menu.
    $ run 1

    # A detail follows.
    app> tap Open
    app> back

    # Once more, from the start.
    $ run 1
    app> stacks

    # That was all.
    """

  private func tutor(_ tour: String = tour) throws -> RunningTutor {
    try AppWorkbook.make(["Lessons/01-greetings/Tour.transcript": tour])
  }

  @Test func inAPipeItPlaysToItsEnd() throws {
    let result = try tutor().filter(["tour", "1"])
    var rest = result.output[...]
    for words in [
      "This is the menu.", "$ run 1", "Menu", "A detail follows.", "app › tap Open", "Detail",
      "app › back", "Popped", "Once more", "$ run 1", "app › stacks", "That was all.",
    ] {
      let found = try #require(rest.range(of: words), "\(words)")
      rest = rest[found.upperBound...]
    }
    #expect(result.status == 0)
  }

  @Test func whatFollowsInThePipeIsForTheTutor() throws {
    let result = try tutor().filter(["lesson", "1"], input: "tour\nlesson 2\n")
    #expect(result.output.contains("Goodbye."))
  }

  @Test func enterGoesOnAndTheAppIsTheReadersAfterwards() throws {
    let terminal = try tutor().underTerminal(["tour", "1"])
    try terminal.wait(for: "tour › ", atMost: .seconds(60))
    terminal.type("\r")
    try terminal.wait(for: "Detail")
    try terminal.wait(for: "tour › ")
    terminal.type("tap Open\r")
    try terminal.wait(for: "ENTER goes on with the tour.")
    terminal.type("\r")
    try terminal.wait(for: "Popped")
    try terminal.wait(for: "tour › ")
    terminal.type("\r")
    try terminal.wait(for: "Once more")
    try terminal.wait(for: "tour › ")
    terminal.type("\r")
    try terminal.wait(for: "The app is yours now")
    try terminal.wait(for: "app › ")
    terminal.type("tap Open\r")
    try terminal.wait(for: "Detail")
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
  }

  @Test func quitLeavesTheTourAndThenTheApp() throws {
    let terminal = try tutor().underTerminal(["tour", "1"])
    try terminal.wait(for: "tour › ", atMost: .seconds(60))
    terminal.type("quit\r")
    try terminal.wait(for: "The tour is left.")
    try terminal.wait(for: "app › ")
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
  }

  @Test func aVisitThatEndsInACrashIsFollowedByTheNext() throws {
    let crash = "# One.\n$ run 1\napp> tap Crash now\n\n# Two.\n$ run 1\napp> stacks\n"
    let result = try tutor(crash).filter(["tour", "1"])
    let crashed = try #require(result.output.range(of: "Index out of range"))
    #expect(result.output[crashed.upperBound...].contains("1  Menu"))
    #expect(result.status == 0)
  }

  @Test func aLessonWithoutATourSaysSo() throws {
    let result = try AppWorkbook.make().filter(["tour", "1"])
    #expect(result.errors.contains("cannot be read"))
    #expect(result.status == 4)
  }
}

import Support
import Testing

/// The way through the course.
extension PeersTests {
  /// rustlings 709, 1201, 1818.
  @Test func `the next file is named, and opens in the student's editor`() throws {
    var tutor = try AppWorkbook.make([AppWorkbook.hello: Hello.right])
    tutor.environment["EDITOR"] = "echo opened"
    let terminal = try atThePrompt(tutor)
    terminal.type("check 1.1\r")
    try terminal.wait(for: "ENTER shows exercise 1.2", atMost: .seconds(60))
    terminal.type("\r")
    try terminal.wait(for: "Exercises/01-greetings/2-say-more")
    try terminal.wait(for: "More.swift")
    terminal.type("edit\r")
    let line = try terminal.wait(for: "More.swift")
    #expect(line.contains("opened"))
  }

  /// rustlings 802, 1870.
  @Test func `the way can be skipped, gone back, and taken from anywhere`() throws {
    let terminal = try atThePrompt(RunningTutor())
    let steps = [
      ("1.1", "Say it."), ("skip", "Say more."), ("lesson 2", "Goodbye."),
      ("read 1 2", "Before the question."), ("back", "opens a talk."), ("1.2", "Say more."),
    ]
    for (typed, shown) in steps {
      terminal.type(typed + "\r")
      try terminal.wait(for: shown)
      try terminal.wait(for: " › ")
    }
  }

  /// rustlings 2163.
  @Test func `where I am is always on the screen`() throws {
    let terminal = try atThePrompt(RunningTutor())
    terminal.type("list\r")
    try terminal.wait(for: "1.1  Say hello — next")
    terminal.type("lesson 2\r")
    try terminal.wait(for: "Lesson 2, Farewells · section 1 of 1")
    try terminal.wait(for: "lesson 2 › ")
  }
}

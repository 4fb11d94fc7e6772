import Support
import Testing

/// What is longer than the terminal is read a page at a time, like a lesson.
@Suite(.timeLimit(.minutes(10)))
struct PagingTests {
  private static let task = "Exercises/01-greetings/1-say-hello/Exercise.md"
  private let tutor: RunningTutor

  init() throws {
    let paragraphs = (1...20).map { "Sentence \($0).\n\n" }.joined()
    tutor = try RunningTutor(
      SmallWorkbook.make([Self.task: "# Say hello\n\n" + paragraphs])
    )
  }

  /// A terminal that shows the beginning of something long.
  private func reading(_ command: String) throws -> PseudoTerminal {
    let terminal = try tutor.underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type(command + "\r")
    return terminal
  }

  @Test(arguments: [
    ("1.1", "Sentence 20."), ("watch 1.1", "`quit`"), ("help all", "the signal ended"),
  ])
  func enterTurnsThePages(command: String, end: String) throws {
    let terminal = try reading(command)
    let first = try terminal.wait(for: "ENTER shows what follows (")
    #expect(!first.contains(end))
    try terminal.wait(for: " › ")
    var pages = [first]
    while !pages.joined().contains(end), pages.count < 6 {
      terminal.type("\r")
      pages.append(try terminal.wait(for: " › "))
    }
    for page in pages { #expect(page.split(separator: "\n").count <= 24) }
    #expect(pages.joined().contains(end))
    #expect(pages.last?.contains("ENTER checks exercise") == true || command.hasPrefix("help"))
  }

  @Test func anotherCommandLeavesTheRestUnread() throws {
    let terminal = try reading("1.1")
    try terminal.wait(for: "ENTER shows what follows (")
    terminal.type("hint\r")
    try terminal.wait(for: "Look.")
    try terminal.wait(for: "ENTER checks exercise 1.1")
  }

  @Test func controlCLeavesTheRestUnread() throws {
    let terminal = try reading("1.1")
    try terminal.wait(for: "ENTER shows what follows (")
    try terminal.wait(for: " › ")
    terminal.type("\u{3}")
    try terminal.wait(for: "ENTER checks exercise 1.1")
  }

  @Test func aLessonThatOpensAtALongTaskShowsItsFirstPage() throws {
    _ = try tutor.filter(["1.1"])
    let terminal = try tutor.underTerminal(["lesson", "1"])
    let first = try terminal.wait(for: "ENTER shows what follows (")
    #expect(first.contains("You left off at exercise 1.1."))
    #expect(!first.contains("Sentence 20."))
  }

  @Test func pagesFromTheShellEndInTheShell() throws {
    let terminal = try tutor.underTerminal(["exercise", "1.1"])
    let first = try terminal.wait(for: "ENTER shows what follows (")
    #expect(!first.contains("Sentence 20."))
    try terminal.wait(for: "more › ")
    for _ in 1...2 { terminal.type("\r") }
    #expect(try terminal.end() == 0)
    #expect(terminal.seen.contains("Sentence 20.") && terminal.seen.contains("Hello.swift"))
  }

  @Test(arguments: ["quit\r", "\u{3}", "\u{4}"])
  func pagesFromTheShellCanBeLeft(keys: String) throws {
    let terminal = try tutor.underTerminal(["1.1"])
    try terminal.wait(for: "more › ")
    terminal.type(keys)
    #expect(try terminal.end() == 0)
    #expect(!terminal.seen.contains("Sentence 20."))
  }

  @Test(arguments: ["1.1", "help", "help all"])
  func aPipeGetsAllAtOnce(command: String) throws {
    let result = try tutor.filter(input: command + "\n")
    #expect(!result.output.contains("what follows"))
    #expect(result.output.contains(command == "1.1" ? "Sentence 20." : "the signal ended"))
  }
}

import Foundation
import Glibc
import Support
import Testing

/// What a student has written, and how far he has come.
extension PeersTests {
  private static let more = "Exercises/01-greetings/2-say-more/More.swift"

  /// exercism 5432, 5114.
  @Test func `an update of the workbook leaves the student's files alone`() throws {
    let tutor = try AppWorkbook.make([AppWorkbook.hello: "let hello = 3\n"])
    _ = try tutor.filter(["check", "1.1"])
    let hidden = "Tests/Hidden/01-greetings/1-say-hello/Starter"
    try tutor.workbook.write("let hello = 0\n", to: "\(hidden)/Hello.swift")
    try tutor.workbook.write("# Say hello again\n\nSay it.\n", to: Self.task)
    _ = try tutor.filter(input: "list\n1.1\ncheck 1.1\nhint\nwatch\nquit\n")
    #expect(try tutor.workbook.read(AppWorkbook.hello) == "let hello = 3\n")
  }

  private static let task = "Exercises/01-greetings/1-say-hello/Exercise.md"

  /// exercism 5114; cli 1018.
  @Test func `one exercise starts over alone, and nothing of it is lost`() throws {
    let tutor = try AppWorkbook.make([AppWorkbook.hello: "let hello = 3\n", Self.more: "// mine\n"])
    #expect(try tutor.filter(["reset", "1.1"]).status == 0)
    #expect(try tutor.workbook.read(AppWorkbook.hello) == "let hello = 1\n")
    #expect(try tutor.workbook.read(Self.more) == "// mine\n")
    #expect(try tutor.filter(["undo", "1.1"]).status == 0)
    #expect(try tutor.workbook.read(AppWorkbook.hello) == "let hello = 3\n")
  }

  /// rustlings 463, 729.
  @Test func `progress outlives a tutor that is killed while it writes`() throws {
    let tutor = try AppWorkbook.make([AppWorkbook.hello: Hello.right])
    #expect(try tutor.filter(["check", "1.1"]).status == 0)
    for moment in 1...10 {
      let terminal = try tutor.underTerminal(["read", "1", "\(moment % 2 + 1)"])
      usleep(UInt32(moment * 4_000))
      terminal.send(SIGKILL)
      _ = try terminal.end()
    }
    let list = try tutor.filter(["list"])
    #expect(list.output.contains("1.1  Say hello — done"))
    #expect(list.errors == "")
  }

  /// rustlings 729.
  @Test func `a state file that was cut short is kept, and told of`() throws {
    let tutor = try AppWorkbook.make([AppWorkbook.hello: Hello.right])
    _ = try tutor.filter(["check", "1.1"])
    let whole = try tutor.workbook.read(".tutor/progress.json")
    try tutor.workbook.write(String(whole.prefix(whole.count / 2)), to: ".tutor/progress.json")
    let told = try tutor.filter(["list"]).errors.unwrapped
    let aside = try #require(told.firstMatch(of: /It is kept as (\S+\.json)/)?.output.1)
    #expect(try tutor.workbook.read(".tutor/\(aside)") == String(whole.prefix(whole.count / 2)))
    #expect(try tutor.filter(["check", "1.1"]).status == 0)
    #expect(try tutor.filter(["list"]).output.contains("1.1  Say hello — done"))
  }

  /// githug 238, git-it 160.
  @Test func `progress does not jump: the next visit begins where the last one ended`() throws {
    let tutor = try AppWorkbook.make()
    let first = try atThePrompt(tutor)
    first.type("\r")
    try first.wait(for: "Before the question.")
    first.type("quit\r")
    #expect(try first.end() == 0)
    let second = try tutor.underTerminal()
    try second.wait(for: "Before the question.")
    second.type("list\r")
    try second.wait(for: "1.1  Say hello — next")
  }
}

import Foundation
import Support
import Testing

/// What is said, and whether it is found.
extension PeersTests {
  /// ziglings 15, swirl 283.
  @Test func `a pass is not drowned in the next exercise's errors`() throws {
    let tutor = try AppWorkbook.make([
      "Exercises/01-greetings/2-say-more/More.swift": "let more: Int = \"more\"\n"
    ])
    let terminal = try tutor.watching()
    try tutor.save(Hello.right, .renaming)
    try terminal.wait(for: "pass  hello is two", atMost: .seconds(60))
    let before = try terminal.wait(for: "ENTER shows exercise 1.2")
    #expect(!before.contains("More.swift"))
    // The tutor has not ended.
    try terminal.wait(for: "watch 1.1 › ")
    terminal.type("list\r")
    try terminal.wait(for: "1.1  Say hello — done")
  }

  /// check50 232, nodeschool 851.
  @Test(arguments: [
    ("Good morning, Eda.", "character 15: `A` was expected, `E` was found."),
    ("Good morning, Ada.\\n", "character 19: the end of the text was expected, `\\n` was found."),
  ])
  func `the difference that matters is named, however narrow the terminal`(
    text: String,
    told: String
  ) throws {
    let tutor = try AppWorkbook.make([
      AppWorkbook.hello: "let hello = \"\(text)\"\n",
      "Tests/Hidden/01-greetings/1-say-hello/HiddenTests.swift": """
      import Checks
      @testable import SayHello

      @MainActor let checks = [
        Check("saysTwo", "it greets") {
          Checks::expect(hello, equals: "Good morning, Ada.", "hello")
        }
      ]
      """,
    ])
    let terminal = try tutor.underTerminal(["check", "1.1"], columns: 30)
    let page = try terminal.wait(for: "more › ", atMost: .seconds(60))
    terminal.type("\r")
    #expect(try terminal.end(atMost: .seconds(120)) == 1)
    #expect((page + terminal.seen).unwrapped.contains(told), "\(page + terminal.seen)")
  }

  /// exercism cli 808, 939.
  @Test(arguments: [
    (["check", "9.9"], "9.9", "There are: 1.1, 1.2"), (["lesson", "12"], "12", "There are: 1, 2"),
    (["read", "1", "nowhere"], "nowhere", "Its sections are:"),
    (["replay", "gone.txt"], "/gone.txt", "Is its name right?"),
    (["chekc", "1.1"], "`chekc`", "Did you mean `check`?"),
  ])
  func `an error names what it is about, and the cure`(
    arguments: [String],
    named: String,
    cure: String
  ) throws {
    let result = try RunningTutor().filter(arguments)
    let said = result.errors.unwrapped
    #expect(said.contains(named), "\(said)")
    #expect(said.contains(cure), "\(said)")
    #expect(result.status != 0)
  }

  /// exercism cli 808, 939.
  @Test func `an error of the disk names the path, and the cure`() throws {
    var tutor = try RunningTutor()
    try tutor.workbook.write("in the way", to: ".tutor")
    let state = try tutor.filter(["hint", "1.1"]).errors.unwrapped
    #expect(state.contains("/.tutor"), "\(state)")
    #expect(state.contains("Until it can"), "\(state)")
    tutor.environment["TUTOR_WORKBOOK"] = "/nowhere"
    let workbook = try tutor.filter(["list"]).errors.unwrapped
    #expect(workbook.contains("No workbook at /nowhere"), "\(workbook)")
    #expect(workbook.contains("set TUTOR_WORKBOOK to it"), "\(workbook)")
  }

  /// exercism's Swift runner.
  @Test func `compile errors are not joined into one line`() throws {
    let result = try check("let hello: Int = \"two\"\nlet other: Int = \"three\"\n")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("Hello.swift:1:18") })
    #expect(lines.contains { $0.hasSuffix("let hello: Int = \"two\"") })
    #expect(result.status == 1)
  }
}

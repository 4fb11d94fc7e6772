import Foundation
import Support
import Testing

/// The real tutor keeps what a student wrote, lists it and puts it back.
@Suite(.timeLimit(.minutes(10)))
struct AttemptHistoryTests {
  private let tutor: RunningTutor

  init() throws {
    tutor = try AppWorkbook.make([AppWorkbook.hello: "let hello = 3\n"])
  }

  private var mine: String { get throws { try tutor.workbook.read(AppWorkbook.hello) } }

  private func write(_ text: String) throws {
    try tutor.workbook.write(text, to: AppWorkbook.hello)
  }

  private func says(_ arguments: String...) throws -> String {
    let result = try tutor.filter(arguments)
    #expect(result.errors == "")
    return result.output
  }

  @Test func attemptsAndPassesAreListedAndEachCanBePutBack() throws {
    for text in ["let hello = 3\n", "let hello =\n", "let hello = 2\n"] {
      try write(text)
      _ = try says("check", "1.1")
    }
    let history = try says("history", "1.1")
    let lines = history.split(separator: "\n").filter { $0.contains("20") && $0.contains(":") }
    #expect(lines.count == 3)
    #expect(lines[0].contains("0 of 1 checks"))
    #expect(lines[1].contains("does not compile"))
    #expect(lines[2].contains("passed, 1 of 1 checks"))
    #expect(lines[2].contains("your files now"))
    #expect(history.contains("`history 1.1 --restore 2` puts the files"))
    _ = try says("history", "1.1", "--restore", "1")
    #expect(try mine == "let hello = 3\n")
    #expect(try !says("list").contains("1.1  Say hello — done"))
    _ = try says("history", "1.1", "--restore", "3")
    #expect(try mine == "let hello = 2\n")
    #expect(try says("list").contains("1.1  Say hello — done"))
  }

  @Test func whatIsThereIsNotOfferedToBeRestored() throws {
    _ = try says("check", "1.1")
    let history = try says("history", "1.1")
    #expect(history.contains("your files now"))
    #expect(!history.contains("--restore"))
  }

  @Test func theSameFilesFailOnceHoweverOftenTheyAreChecked() throws {
    for _ in 1...4 { #expect(try !checked().contains("has now failed")) }
    for number in 4...6 {
      try write("let hello = \(number)\n")
      #expect(try checked().contains("has now failed 3 times") == (number == 5))
      try write("let hello = 3\n")
      #expect(try checked().contains("has now failed 4 times") == (number == 6))
    }
  }

  private func checked() throws -> String { try tutor.filter(["check", "1.1"]).output.unwrapped }

  @Test func aResetIsUndoneAndTheUndoToo() throws {
    let said = try says("reset", "1.1")
    #expect(try mine == "let hello = 1\n")
    let kept = try #require(said.firstMatch(of: /puts it back:\n  (\S+)/)?.output.1)
    #expect(try tutor.workbook.read("\(kept)/Hello.swift") == "let hello = 3\n")
    _ = try says("undo", "1.1")
    #expect(try mine == "let hello = 3\n")
    _ = try says("undo")
    #expect(try mine == "let hello = 1\n")
    #expect(try says("history", "1.1").contains("undo"))
  }

  @Test func whatWasReplacedInAnotherLessonIsOnlyUndoneByItsNumber() throws {
    _ = try says("reset", "1.1")
    _ = try says("lesson", "2")
    let result = try tutor.filter(["undo"])
    #expect(
      result.errors.unwrapped.contains("those of 1.1, in another lesson. `undo 1.1` puts back")
    )
    #expect(result.status == 3)
    #expect(try mine == "let hello = 1\n")
    _ = try says("undo", "1.1")
    #expect(try mine == "let hello = 3\n")
  }

  @Test func undoWithoutAResetChangesNothingAndSaysSo() throws {
    let result = try tutor.filter(["undo", "1.1"])
    #expect(result.errors.unwrapped.contains("Nothing of 1.1 was reset"))
    #expect(result.status == 3)
    #expect(try mine == "let hello = 3\n")
  }

  @Test(arguments: ["0", "2", "one"])
  func aLineThatIsNotThereIsNamed(line: String) throws {
    _ = try says("reset", "1.1")
    let result = try tutor.filter(["history", "1.1", "--restore", line])
    #expect(result.errors.unwrapped.contains("has no line \(line)"))
    #expect(result.status == 3)
  }

  @Test func aFileThatIsGoneIsNamedWithTheWayBack() throws {
    let hello = tutor.workbook.url.appending(path: AppWorkbook.hello)
    let renamed = hello.deletingLastPathComponent().appending(path: "Renamed.swift")
    try FileManager.default.moveItem(at: hello, to: renamed)
    try Data("let hello = 2\n".utf8).write(to: renamed)
    let result = try tutor.filter(["check", "1.1"])
    #expect(result.output.unwrapped.contains("lacks: Hello.swift."))
    #expect(result.output.contains("pass  hello is two"))
    #expect(result.status == 0)
    _ = try says("reset", "1.1")
    #expect(try mine == "let hello = 1\n")
    #expect(!FileManager.default.fileExists(atPath: renamed.path))
    _ = try says("undo", "1.1")
    #expect(try String(contentsOf: renamed, encoding: .utf8) == "let hello = 2\n")
  }

  @Test func aCheckOfAllIsRememberedToo() throws {
    try write("let hello = 2\n")
    _ = try tutor.filter(["check", "--all"])
    #expect(try says("history", "1.1").contains("passed, 1 of 1 checks"))
    #expect(try says("list").contains("1.1  Say hello — done"))
  }

  @Test func anUpdateOfTheWorkbookTouchesNoFileOfTheStudents() throws {
    let starter = "Tests/Hidden/01-greetings/1-say-hello/Starter/Hello.swift"
    try tutor.workbook.write("let hello = 0\n", to: starter)
    for verb in ["list", "exercise", "hint", "check"] { _ = try tutor.filter([verb, "1.1"]) }
    #expect(try mine == "let hello = 3\n")
    _ = try says("reset", "1.1")
    #expect(try mine == "let hello = 0\n")
    _ = try says("undo", "1.1")
    #expect(try mine == "let hello = 3\n")
  }

  @Test func aFolderThatIsGoneIsNamedToo() throws {
    let folder = tutor.workbook.url.appending(path: AppWorkbook.hello).deletingLastPathComponent()
    let renamed = folder.deletingLastPathComponent().appending(path: "renamed")
    try FileManager.default.moveItem(at: folder, to: renamed)
    let result = try tutor.filter(["check", "1.1"])
    #expect(result.errors.unwrapped.contains("is not there: Exercises/01-greetings/1-say-hello."))
    #expect(result.status == 3)
  }

  @Test func aFolderThatCannotBeWrittenIsSaidAndNothingIsReplaced() throws {
    try tutor.workbook.write("in the way\n", to: ".tutor")
    let check = try tutor.filter(["check", "1.1"])
    #expect(check.output.contains("FAIL  hello is two"))
    #expect(check.errors.unwrapped.contains("cannot be written"))
    let reset = try tutor.filter(["reset", "1.1"])
    #expect(reset.errors.unwrapped.contains("cannot be written"))
    #expect(reset.status == 4)
    #expect(try mine == "let hello = 3\n")
  }
}

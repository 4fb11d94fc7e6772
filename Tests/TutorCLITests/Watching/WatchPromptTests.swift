import Foundation
import Support
import Testing

/// The real tutor watches an exercise whose files are saved in the ways of editors.
@Suite(.timeLimit(.minutes(10)))
struct WatchPromptTests {
  /// A way to save a text.
  enum Way: CaseIterable {
    case writing, renaming, truncatingFirst, inAnotherFolder, withASecondFile
  }

  @Test(arguments: Way.allCases)
  func aSaveGetsOneVerdictWhateverTheEditorDoes(way: Way) throws {
    let tutor = try AppWorkbook.make()
    let terminal = try tutor.watching()
    try tutor.save("let hello = 3\n", way)
    try terminal.wait(for: "found:    3", atMost: .seconds(60))
    try terminal.wait(for: "watch 1.1 › ")
    try tutor.save("let hello = 2\n", way)
    try terminal.wait(for: "Hello.swift")
    try terminal.wait(for: "pass  hello is two", atMost: .seconds(60))
    try terminal.wait(for: "watch 1.1 › ")
    // Longer than the time between two looks.
    Thread.sleep(forTimeInterval: 1.3)
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
    #expect(!terminal.seen.contains("(content "))
  }

  @Test func anUntouchedStarterGetsNoVerdict() throws {
    let tutor = try AppWorkbook.make()
    let terminal = try tutor.watching()
    Thread.sleep(forTimeInterval: 1.3)
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
    #expect(!terminal.seen.contains("(content "))
  }

  @Test func aSaveDuringACheckIsTheOnlyOneThatGetsAVerdict() throws {
    let tutor = try AppWorkbook.make()
    let terminal = try tutor.watching()
    try tutor.save(PeersTests.Hello.waiting, .writing)
    try terminal.wait(for: "Checking 1.1", atMost: .seconds(60))
    try tutor.save("let hello = 2\n", .renaming)
    let before = try terminal.wait(for: "pass  hello is two", atMost: .seconds(60))
    #expect(before.components(separatedBy: "(content ").count == 2)
    #expect(!before.contains("FAIL"))
  }

  @Test func everyCommandWorksWhileACheckRuns() throws {
    let tutor = try AppWorkbook.make()
    let terminal = try tutor.watching()
    try tutor.save(PeersTests.Hello.waiting, .writing)
    try terminal.wait(for: "Checking 1.1", atMost: .seconds(60))
    terminal.type("list\r")
    try terminal.wait(for: "1.2  Say more")
    terminal.type("hint\r")
    try terminal.wait(for: "Look.")
    terminal.type("reset\r")
    try terminal.wait(for: "1.1 is the starter again")
    terminal.type("next\r")
    try terminal.wait(for: "watch 1.2 › ")
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
  }

  @Test func controlCStopsACheckAndTheWatchGoesOn() throws {
    let tutor = try AppWorkbook.make()
    let terminal = try tutor.watching()
    try tutor.save(PeersTests.Hello.waiting, .writing)
    try terminal.wait(for: "Checking 1.1", atMost: .seconds(60))
    try terminal.wait(for: "1.1 is still at check 1 of 1: hello is two. Ctrl-C stops it.")
    terminal.type("\u{3}")
    try terminal.wait(for: "Stopped.")
    try terminal.wait(for: "ENTER checks exercise 1.1")
    try tutor.save("let hello = 2\n", .writing)
    try terminal.wait(for: "pass  hello is two", atMost: .seconds(60))
  }

  @Test func aFileThatIsGoneIsNamedWithTheWayBack() throws {
    let other = "Exercises/01-greetings/1-say-hello/Other.swift"
    let starter = "Tests/Hidden/01-greetings/1-say-hello/Starter/Other.swift"
    let tutor = try AppWorkbook.make([other: "let other = 1\n", starter: "let other = 1\n"])
    let terminal = try tutor.watching()
    try tutor.save("let hello = 2\n", .writing)
    try terminal.wait(for: "1.1: Hello.swift changed; checked at", atMost: .seconds(60))
    try terminal.wait(for: "watch 1.1 › ")
    try FileManager.default.removeItem(at: tutor.workbook.url.appending(path: other))
    try terminal.wait(for: "1.1: Other.swift gone; checked at", atMost: .seconds(60))
    let said = try terminal.wait(for: "pass  hello is two").unwrapped
    #expect(said.contains("lacks: Other.swift."))
    #expect(said.contains("`reset 1.1` brings the starter's files back"))
  }

  @Test func theWatchGoesWithTheReader() throws {
    let tutor = try AppWorkbook.make()
    let terminal = try tutor.watching()
    terminal.type("next\r")
    let said = try terminal.wait(for: "watch 1.2 › ").unwrapped
    #expect(said.contains("saves of 1.2 are checked now, those of 1.1 no longer."))
    terminal.type("1.1\r")
    try terminal.wait(for: "watch 1.1 › ")
    try tutor.save("let hello = 2\n", .renaming)
    try terminal.wait(for: "pass  hello is two", atMost: .seconds(60))
    try terminal.wait(for: "ENTER shows exercise 1.2")
  }

  @Test func aPipeGetsTheVerdictAndTheEnd() throws {
    let tutor = try AppWorkbook.make([AppWorkbook.hello: "let hello = 2\n"])
    let result = try tutor.filter(["watch", "1.1"])
    #expect(result.output.contains("pass  hello is two"))
    #expect(result.status == 0)
  }
}

extension RunningTutor {
  /// A tutor that watches exercise 1.1.
  func watching() throws -> PseudoTerminal {
    let terminal = try underTerminal(["watch", "1.1"])
    try terminal.wait(for: "watch 1.1 › ")
    return terminal
  }

  /// Saves a text as the file of exercise 1.1.
  func save(_ text: String, _ way: WatchPromptTests.Way) throws {
    let file = workbook.url.appending(path: AppWorkbook.hello)
    let folder = file.deletingLastPathComponent()
    switch way {
    case .writing:
      try Data(text.utf8).write(to: file)
    case .renaming:
      try Data(text.utf8).write(to: file, options: .atomic)
    case .truncatingFirst:
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    case .inAnotherFolder:
      let copy = workbook.url.appending(path: "copy")
      try FileManager.default.copyItem(at: folder, to: copy)
      try Data(text.utf8).write(to: copy.appending(path: "Hello.swift"))
      try FileManager.default.removeItem(at: folder)
      try FileManager.default.moveItem(at: copy, to: folder)
    case .withASecondFile:
      try Data("let other = \(text.count)\n".utf8).write(to: folder.appending(path: "Other.swift"))
      try Data(text.utf8).write(to: file)
    }
  }
}

import Channel
import Foundation
import Support
import Testing

@testable import TutorCLI

/// The tutor without a terminal: commands in, text out.
@Suite(.timeLimit(.minutes(10)))
struct FilterTests {
  @Test func theEndOfTheInputEndsItWithSuccess() throws {
    let result = try RunningTutor().filter(["lesson", "1"])
    #expect(result.status == 0)
    #expect(result.output.contains("A *greeting* opens a talk."))
    #expect(result.errors.isEmpty)
  }

  /// What is not needed for reading must not delay it.
  @Test func readingStartsNoOtherProgram() throws {
    var tutor = try RunningTutor()
    let marker = tutor.workbook.url.appending(path: "started").path
    for name in ["bwrap", "swiftc", "clang", "prlimit"] {
      try Executable.write(
        "#!/bin/sh\necho \(name) >> \(marker)\n",
        to: tutor.workbook.url.appending(path: "bin/\(name)")
      )
    }
    tutor.environment["PATH"] = tutor.workbook.url.appending(path: "bin").path
    let result = try tutor.filter(input: "lesson 1\nlist\nexercise 1.1\nhelp\n")
    #expect(result.status == 0)
    #expect(!FileManager.default.fileExists(atPath: marker))
  }

  @Test func noPromptNoEchoAndNoEscapeSequenceIsWritten() throws {
    let result = try RunningTutor().filter(input: "lesson 2\nlist\n")
    #expect(!result.output.contains("›  ") || !result.output.contains("lesson 1 ›"))
    #expect(!result.output.contains("lesson 2\n"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(!result.output.contains("ENTER"))
    #expect(result.status == 0)
  }

  @Test func nextBackAndReadGoOnFromWhereTheReaderLeftOff() throws {
    let tutor = try RunningTutor()
    #expect(try tutor.filter(["next"]).output.contains("section 2 of 2"))
    #expect(try tutor.filter(["read"]).output.contains("section 2 of 2"))
    #expect(try tutor.filter(["next"]).output.contains("Exercise 1.1"))
    #expect(try tutor.filter(["back"]).output.contains("section 2 of 2"))
    #expect(try tutor.filter(["back"]).output.contains("section 1 of 2"))
    #expect(try tutor.filter(["back"]).output.contains("the lesson's first section"))
  }

  @Test func aLineWithoutAnEndCounts() throws {
    let result = try RunningTutor().filter(input: "lesson 2")
    #expect(result.output.contains("Goodbye."))
  }

  @Test func aWrongLineIsToldOnStandardErrorAndTheRestIsDone() throws {
    let result = try RunningTutor().filter(input: "lesosn 2\nlesson 2\n")
    #expect(result.errors.contains("Did you mean `lesson`?"))
    #expect(result.output.contains("Goodbye."))
    #expect(result.status == 0)
  }

  @Test func asciiIsWrittenWhereTheLocaleHasNoUnicode() throws {
    var tutor = try RunningTutor()
    tutor.environment["LANG"] = "C"
    let result = try tutor.filter(input: "list\nhelp\n")
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(
    arguments: [
      (["frob"], 2), (["lesson", "1", "2"], 2), (["lesson", "99"], 3), (["hint", "1.9"], 3),
      (["read", "1", "nowhere"], 3), (["run", "1", "--fault", "nope"], 2),
      (["run", "1", "--fault"], 2), (["run", "2", "--fault", "nope"], 2),
      (["list"], 0), (["help"], 0), (["--version"], 0), (["-v"], 0),
      (["quit"], 0), (["exit"], 0), (["tutor", "list"], 0), (["check", "1.1", "--all"], 2),
      (["hint", "1.1"], 0), (["reset", "1.1"], 0),
    ] as [([String], Int32)]
  )
  func theExitStatusTellsWhatCameOfIt(arguments: [String], status: Int32) throws {
    #expect(try RunningTutor().filter(arguments).status == status)
  }

  @Test(arguments: [
    (["run", "1", "--fault", "no-greetings"], "Lesson 1 has no fault `no-greetings`."),
    (["run", "1", "--fault", "no-greetings"], "Did you mean `no-greeting`?"),
    (["run", "1", "--fault", "nope"], "Its faults are: no-greeting."),
    (["run", "1", "--fault"], "The faults of lesson 1 are: no-greeting."),
    (["run", "2", "--fault"], "Lesson 2 has no faults."),
    (["run", "1.1", "--fault"], "`--fault` needs a value: `--fault NAME`."),
  ])
  func aFaultThatALessonHasNotIsRefused(arguments: [String], said: String) throws {
    let result = try RunningTutor().filter(arguments)
    let words = result.errors.split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains(said))
    #expect(result.output == "")
  }

  @Test(arguments: Verb.allCases.map(\.rawValue).filter { !isOfTutor($0) })
  func aCommandOfAnAppIsToldToNeedOne(verb: String) throws {
    for line in ["\(verb) something\n", "\(verb.uppercased())\n", "help \(verb)\n"] {
      let result = try RunningTutor().filter(input: line)
      #expect(result.errors.hasPrefix("`\(verb)` is a command to a running app"))
      #expect(result.errors.unwrapped.contains("`run` starts the lesson's app"))
    }
    #expect(try RunningTutor().filter([verb]).status == 2)
  }

  /// Whether the tutor has a command of its own by that name.
  private static func isOfTutor(_ verb: String) -> Bool {
    Commands.shown.contains { $0.verb == verb }
  }

  @Test func outsideAWorkbookTheCureIsTold() throws {
    let tutor = try RunningTutor(TemporaryFolder())
    let result = try tutor.filter(["list"])
    #expect(result.status == 3 || result.errors.isEmpty)
    #expect(result.errors.contains("TUTOR_WORKBOOK") || !result.output.isEmpty)
  }

  @Test func theNamedWorkbookWinsOverTheFolder() throws {
    let other = try SmallWorkbook.make(["Lessons/07-else/Lesson.md": "# Elsewhere\n\n## A\n\nB.\n"])
    var tutor = try RunningTutor()
    tutor.environment["TUTOR_WORKBOOK"] = other.url.path
    #expect(try tutor.filter(["list"]).output.contains("Elsewhere"))
  }

  @Test func aHintAtATimeIsShownAndRemembered() throws {
    let tutor = try RunningTutor()
    #expect(try tutor.filter(["hint", "1.1"]).output.contains("Hint 1 of 2"))
    #expect(try tutor.filter(["hint", "1.1"]).output.contains("That was the last hint."))
    #expect(try tutor.filter(["hint", "1.1"]).output.contains("shown before"))
  }
}

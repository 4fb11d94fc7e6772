import Channel
import Foundation
import Support
import Testing

@testable import TutorCLI

/// Apps driven by a script, as a lesson's reader or a test would.
@Suite(.timeLimit(.minutes(10)))
struct AppFilterTests {
  @Test func screenAndTreeAreShownBeforeAndAfter() throws {
    let result = try AppWorkbook.make().filter(
      ["lesson", "1"],
      input: "run\ntap \"Open\"\ntree\nquit\nquit\n"
    )
    #expect(result.status == 0)
    #expect(result.errors == "")
    let menu = try #require(result.output.range(of: "Menu"))
    #expect(result.output[menu.upperBound...].contains("Detail"))
  }

  @Test func whatTheAppPrintsIsShownApart() throws {
    let result = try AppWorkbook.make().filter(["run", "1"], input: "tap Print\n")
    #expect(result.output.contains("printed: hello from the app\n"))
  }

  @Test(
    arguments: [
      ("tap Crash now", "Index out of range", 4), ("tap Leave", "with status 7", 4),
      ("tap Nothing", "labelled", 0), ("quit", "Menu", 0), ("", "Menu", 0),
    ] as [(String, String, Int32)]
  )
  func howTheAppEndsDecidesTheStatus(line: String, said: String, status: Int32) throws {
    let result = try AppWorkbook.make().filter(["run", "1"], input: line + "\n")
    #expect(result.output.contains(said))
    #expect(result.status == status)
  }

  @Test func whatWasPrintedBeforeACrashIsNotLost() throws {
    let result = try AppWorkbook.make().filter(["run", "1"], input: "tap Print and crash\n")
    let printed = try #require(result.output.range(of: "printed: last words"))
    let after = result.output[printed.upperBound...]
    #expect(after.contains("Index out of range"))
    #expect(!after.contains("Fatal error") && !after.contains("printed:"))
  }

  @Test func aFloodOfPrintsIsCutAndStopped() throws {
    let result = try AppWorkbook.make().filter(["run", "1"], input: "tap Flood\n")
    let shown = result.output.split(separator: "\n").filter { $0.hasPrefix("printed: again") }
    #expect(shown.count == 50)
    #expect(result.output.contains("more printed lines are not shown."))
    #expect(result.output.contains("printed without end"))
    #expect(result.status == 4)
  }

  @Test func everyCommandThatAnAppHelpsWithIsCompleted() throws {
    let result = try AppWorkbook.make().filter(["run", "1"], input: "help\n")
    let opening = try #require(result.output.range(of: "childCoordinators."))
    let verbs = result.output[opening.upperBound...].split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(verbs) == Set(Verb.allCases.map(\.rawValue)))
  }

  @Test func linesAfterACrashAreForTheTutor() throws {
    let result = try AppWorkbook.make().filter(input: "run\ntap Crash now\nlesson 2\n")
    #expect(result.output.contains("Goodbye."))
    #expect(result.status == 0)
  }

  @Test(arguments: ["run", "hint", "replay visit.txt", "CHECK 1.1"])
  func aCommandOfTheTutorIsToldFromOneOfTheApp(line: String) throws {
    let result = try AppWorkbook.make().filter(["run", "1"], input: line + "\ntap Open\n")
    let verb = line.split(separator: " ")[0].lowercased()
    #expect(result.errors.contains("`\(verb)` is a command of the tutor, not of the app"))
    #expect(!result.output.contains("There is no command"))
    #expect(result.output.contains("Detail"))
    #expect(result.status == 0)
  }

  @Test func theStudentsOwnCodeRunsToo() throws {
    let result = try AppWorkbook.make().filter(["run", "1.2"], input: "tap Open\n")
    #expect(result.output.contains("Detail"))
  }

  @Test func anAppThatDoesNotCompileSaysWhy() throws {
    let workbook = try AppWorkbook.make([
      "Lessons/01-greetings/SceneDelegate.swift": "let wrong: Int = \"text\"\n"
    ])
    let result = try workbook.filter(["run", "1"])
    #expect(result.output.contains("SceneDelegate.swift:1:"))
    #expect(result.output.contains("let wrong: Int"))
    #expect(result.status == 4)
  }

  @Test(arguments: [
    ("1", "Right."), ("2", "You said: 2"), ("b", "You said: 2"),
    ("nonsense\na", "Type a letter from a to b"),
  ])
  func aPredictionIsJudgedByWhatTheAppDoes(answer: String, said: String) throws {
    let asked = try AppWorkbook.make().filter(["lesson", "1"], input: "\n\n\(answer)\n\n")
    #expect(asked.output.contains(said))
    #expect(asked.output.contains("Since **back** takes one away."))
    #expect(asked.output.contains("After the question."))
  }
}

import Foundation
import Support
import Testing
import Workbook

@testable import TutorCLI

/// What TAB offers, without a terminal.
struct CompletionTests {
  private let folder: TemporaryFolder
  private let context: Context

  init() throws {
    folder = try SmallWorkbook.make()
    let terminal = Terminal(columns: 80, hasColor: false, hasUnicode: true, isInteractive: true)
    context = try Context.open(
      root: folder.url,
      folder: folder.url.path,
      terminal: terminal
    ).0
  }

  @Test(
    arguments: [
      ("", "le", ["lesson"]),
      ("", "re", ["read", "review", "reset", "replay", "report"]),
      ("lesson ", "", ["1", "2"]),
      ("lesson 1 ", "", []),
      ("check ", "1", ["1.1", "1.2"]),
      ("read ", "", ["1", "2", "the-first-word", "the-hand-off"]),
      ("read 2 ", "o", ["only-one"]),
      ("read 1 the-hand-off ", "", []),
      ("run ", "--", ["--fault", "--tablet"]), ("run 1 --fault ", "", ["no-greeting"]),
      ("help ", "ch", ["check"]), ("replay ", "Pa", ["Package.swift"]),
      ("new ", "", ["lesson", "exercise", "1", "2"]), ("new lesson ", "", []),
      ("export 1.1 ", "", ["to"]), ("export 1.1 to ", "Ex", ["Exercises"]),
      ("grade class --format ", "j", ["json", "junit"]), ("report a --format ", "t", ["table"]),
      ("report Package.swift ", "Pa", []), ("nonsense ", "", []),
    ] as [(String, String, [String])]
  )
  func verbsLessonsExercisesAndSections(before: String, word: String, matches: [String]) {
    let completion = Completion(context: context, level: .lesson)
    #expect(completion.matches(for: word, after: before) == matches)
  }

  @Test(
    arguments: [
      ("", "ta", ["tap", "tab"]),
      ("tap ", "", ["Log in", "Register"]),
      ("tap ", "log", ["Log in"]),
      ("tap Register ", "t", ["twice"]), ("tap Register ", "", []),
      ("type \"ada\" ", "", ["into"]),
      ("type \"ada\" into ", "", ["Name", "Password"]),
      ("swipe ", "", ["back", "down", "left", "right"]), ("map tree ", "m", ["mermaid"]),
      ("why ", "m", ["MenuController"]), ("ask alive ", "", ["MenuController"]),
      ("map tree svg ", "", ["to"]),
      ("swipe back ", "h", ["halfway"]),
      ("tree ", "", []),
    ] as [(String, String, [String])]
  )
  func commandsLabelsAndFieldsOfTheApp(before: String, word: String, matches: [String]) {
    let completion = Completion(
      context: context,
      level: .app,
      labels: ["Log in", "Register"],
      fields: ["Name", "Password"],
      types: ["MenuController"]
    )
    #expect(completion.matches(for: word, after: before) == matches)
  }
}

import Testing
import Workbook

@testable import TutorCLI

struct ArgumentParserTests {
  /// A line that is understood, and what it names.
  struct Right: CustomTestStringConvertible, Sendable {
    var line: String
    var verb: String
    var arguments: Arguments
    var testDescription: String { line }
  }

  @Test(arguments: [
    Right(line: "lesson", verb: "lesson", arguments: Arguments()),
    Right(line: "lesson 5", verb: "lesson", arguments: Arguments(lesson: 5)),
    Right(line: "LESSON 5", verb: "lesson", arguments: Arguments(lesson: 5)),
    Right(line: "run 5.1", verb: "run", arguments: Arguments(exercise: "5.1")),
    Right(
      line: "run 5 --fault hand-off",
      verb: "run",
      arguments: Arguments(lesson: 5, options: ["fault": "hand-off"])
    ),
    Right(
      line: "run --fault=hand-off",
      verb: "run",
      arguments: Arguments(options: ["fault": "hand-off"])
    ),
    Right(
      line: "run 11 --tablet",
      verb: "run",
      arguments: Arguments(lesson: 11, flags: ["tablet"])
    ),
    Right(
      line: "read 5 the-hand-off",
      verb: "read",
      arguments: Arguments(lesson: 5, section: "the-hand-off")
    ),
    Right(line: "read 1 3", verb: "read", arguments: Arguments(lesson: 1, section: "3")),
    Right(line: "read hand", verb: "read", arguments: Arguments(section: "hand")),
    Right(line: "check 12.3", verb: "check", arguments: Arguments(exercise: "12.3")),
    Right(line: "help run", verb: "help", arguments: Arguments(verb: "run")),
    Right(
      line: "new exercise 5 hand-off",
      verb: "new",
      arguments: Arguments(lesson: 5, part: .exercise, name: "hand-off")
    ),
    Right(
      line: "export 5.1 to ~/app",
      verb: "export",
      arguments: Arguments(exercise: "5.1", namesDestination: true, destination: "~/app")
    ),
    Right(
      line: "export TO to",
      verb: "export",
      arguments: Arguments(namesDestination: true, destination: "to")
    ),
    Right(line: "verify", verb: "verify", arguments: Arguments()),
    Right(
      line: "verify 5 --mutants 6.1 7",
      verb: "verify",
      arguments: Arguments(
        subjects: [.lesson(5), .exercise("6.1"), .lesson(7)],
        flags: ["mutants"]
      )
    ),
  ])
  func aRightLineIsUnderstood(row: Right) throws {
    let (declaration, arguments) = try Commands.parser.parse(Words.split(row.line))
    #expect(declaration.verb == row.verb)
    #expect(arguments == row.arguments)
  }

  /// A line with faults, all of them.
  struct Wrong: CustomTestStringConvertible, Sendable {
    var line: String
    var faults: [UsageFault]
    var testDescription: String { line }
  }

  private static let run = RunCommand.declaration.usage

  @Test(arguments: [
    Wrong(line: "chekc", faults: [.unknownVerb("chekc", suggestion: "check")]),
    Wrong(line: "xyzzy", faults: [.unknownVerb("xyzzy", suggestion: nil)]),
    Wrong(
      line: "verify five --record --mutant --record",
      faults: [
        .unexpectedWord("five"),
        .unknownOption("--mutant", suggestion: "--mutants"),
        .repeatedOption("--record"),
      ]
    ),
    Wrong(
      line: "run 5 --falt x --fault",
      faults: [
        .unknownOption("--falt", suggestion: "--fault"),
        .unexpectedWord("x"),
        .missingValue(option: "--fault", placeholder: "NAME"),
      ]
    ),
    Wrong(
      line: "run --fault a --fault b",
      faults: [.repeatedOption("--fault")]
    ),
    Wrong(
      line: "lesson five 6 7",
      faults: [
        .unexpectedWord("five"),
        .unexpectedWord("7"),
      ]
    ),
    Wrong(line: "read hand 3", faults: [.unexpectedWord("3")]),
    Wrong(line: "export 5 app", faults: [.unexpectedWord("app")]),
    Wrong(line: "check 5.0", faults: [.unexpectedWord("5.0")]),
    Wrong(line: "quit now", faults: [.unexpectedWord("now")]),
  ])
  func everyFaultOfAWrongLineIsFound(row: Wrong) {
    #expect {
      try Commands.parser.parse(Words.split(row.line))
    } throws: { error in
      (error as? UsageError)?.faults == row.faults
    }
  }

  @Test func everyVerbHasASummaryAndDetails() {
    for declaration in Commands.shown {
      #expect(HelpView.summary(declaration) != "", "\(declaration.verb)")
      #expect(HelpView.more(declaration) != "", "\(declaration.verb)")
    }
  }

  @Test func aNumberAloneOpensWhatItNames() throws {
    #expect(try Commands.command(for: ["5.1"]) is ExerciseCommand)
    #expect(try Commands.command(for: ["5"]) is LessonCommand)
  }
}

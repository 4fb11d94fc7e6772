import Foundation
import Support
import Testing

/// The real tutor makes an edition, and works in it.
@Suite(.timeLimit(.minutes(10)))
struct EditionTests {
  private let author: RunningTutor
  private let place: TemporaryFolder

  private static let hidden = "Tests/Hidden/01-greetings"

  init() throws {
    author = try AppWorkbook.make([
      AppWorkbook.hello: "let hello = 9\n",
      "\(Self.hidden)/1-say-hello/Solution/Hello.swift": "let hello = 1 + 1\n",
      "\(Self.hidden)/2-say-more/HiddenTests.swift": "",
      "\(Self.hidden)/2-say-more/Explanations.md": "",
      "\(Self.hidden)/2-say-more/Misconceptions/None/Misconception.md": "Fails: no\n\nNo.\n",
    ])
    place = try TemporaryFolder()
  }

  private var copy: URL { place.url.appending(path: "copy") }

  /// Makes the edition, and gives back what the tutor says.
  private func make(_ kind: String = "student") throws -> Filter {
    try author.filter(["edition", kind, copy.path])
  }

  /// Makes the edition and runs the tutor in it; what apps run on is the workbook's.
  private func student(_ words: String..., hello: String? = nil) throws -> Filter {
    try student(words, hello: hello)
  }

  private func student(_ words: [String], hello: String? = nil) throws -> Filter {
    let sources = copy.appending(path: "Sources")
    if !FileManager.default.fileExists(atPath: sources.path) {
      _ = try make()
      try FileManager.default.createSymbolicLink(
        at: sources,
        withDestinationURL: AppWorkbook.root.appending(path: "Sources")
      )
    }
    if let hello { try place.write(hello, to: "copy/\(AppWorkbook.hello)") }
    return try Filter.run(
      BuiltProduct.url("tutor"),
      words,
      environment: author.environment,
      in: copy
    )
  }

  @Test func itIsSaidWhatWasMade() throws {
    let result = try make()
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.unwrapped.contains("The student's edition is in \(copy.path)."))
    // The fixture's sources are a link.
    #expect(result.output.contains("no part of a workbook: Sources."))
    #expect(try place.read("copy/\(AppWorkbook.hello)") == "let hello = 1\n")
  }

  @Test func anAnswerIsJudgedAndExplainedAsInTheWorkbook() throws {
    let wrong = try student("check", "1.1", hello: "let hello = 3\n")
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("FAIL  hello is two"))
    #expect(wrong.output.contains("Two is what was asked for, not 3."))
    #expect(try student("hint", "1.1").output.contains("Hint 1 of 2 for 1.1"))
    let right = try student("check", "1.1", hello: "let hello = 2\n")
    #expect(right.status == 0)
    #expect(right.output.contains("pass  hello is two"))
    #expect(try student("list").output.contains("1.1  Say hello — done"))
    #expect(try student("reset", "1.1").status == 0)
    #expect(try place.read("copy/\(AppWorkbook.hello)") == "let hello = 1\n")
  }

  @Test(arguments: [["solution", "1.1"], ["solution", "1.1", "--give-up"], ["diff", "1.1"]])
  func anAnswerThatIsNotThereIsToldOfPlainly(words: [String]) throws {
    _ = try student("list")
    let result = try Filter.run(
      BuiltProduct.url("tutor"),
      words,
      environment: author.environment,
      in: copy
    )
    #expect(result.errors.unwrapped.contains("holds no right answers. Whoever gave it to you"))
    #expect(result.status == 3)
    #expect(try !student("list").output.contains("given up"))
  }

  @Test func thereIsNothingToVerify() throws {
    let result = try student("verify")
    #expect(result.errors.unwrapped.contains("there is nothing to prove here"))
    #expect(result.status == 3)
  }

  @Test(arguments: [["new", "lesson", "thanks"], ["new", "exercise", "1", "thanks"]])
  func thereIsNothingToBegin(words: [String]) throws {
    _ = try student("list")
    let before = try FileManager.default.subpathsOfDirectory(atPath: copy.path)
    let result = try student(words)
    #expect(result.errors.unwrapped.contains("no lesson or exercise can be begun here"))
    #expect(result.status == 3)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: copy.path) == before)
  }

  @Test func aClassGetsThePointsThatItGetsInTheWorkbook() throws {
    let answers = [
      "ada": "let hello = 2", "bob": "let hello = 3", "eve": "let hello = \"two\"",
      "gus": "import Glibc\nlet hello = 2",
    ]
    let folder = place.url.appending(path: "class").path
    /// What is said of each student, in the table and as the workflow of `.github/classroom` has it.
    func grades(_ tutor: ([String]) throws -> Filter) throws -> [String] {
      // New each time, so that nothing is known from the other's run.
      for (name, hello) in answers {
        try place.write("\(hello)  // \(UUID())\n", to: "class/\(name)/\(AppWorkbook.hello)")
      }
      let words = ["grade", folder, "--only", "1.1"]
      let (table, feedback) = (try tutor(words), try tutor(words + ["--format", "feedback"]))
      #expect(table.status == 0, "\(table.errors)")
      try FileManager.default.removeItem(atPath: "\(folder)/.grading")
      let lines = table.output.split(separator: "\n").filter { line in
        (answers.keys + ["cyd"]).contains { line.hasPrefix("\($0)  ") }
      }
      return lines.map(String.init) + [feedback.output]
    }
    try place.write("let hello = 1\n", to: "class/cyd/\(AppWorkbook.hello)")
    let here = try grades { try student($0) }
    #expect(
      here.dropLast() == [
        "ada  1/1   1.1 1/1", "bob  0/1   1.1 0/1", "cyd  0/1   1.1 -", "eve  0/1   1.1 0/1",
        "gus  0/1   1.1 ?",
      ]
    )
    #expect(here.last?.contains("hello: expected 2, found 3") == true, "\(here)")
    #expect(try grades { try author.filter($0) } == here)
  }

  @Test func whatAStudentChangedStaysAndTheWayToTheStarterIsSaid() throws {
    _ = try student("list", hello: "let hello = 2\n")
    let same = try make().output.unwrapped
    #expect(same.contains("1.1: Hello.swift. `reset 1.1` brings the starter;"))
    try author.workbook.write(
      "let hello = 0\n",
      to: "\(Self.hidden)/1-say-hello/Starter/Hello.swift"
    )
    let newer = try make().output.unwrapped
    #expect(newer.contains("1.1: Hello.swift. Its starter is a new one: `reset 1.1` brings it;"))
    #expect(try place.read("copy/\(AppWorkbook.hello)") == "let hello = 2\n")
    _ = try student("reset", "1.1")
    #expect(try place.read("copy/\(AppWorkbook.hello)") == "let hello = 0\n")
  }

  @Test func aDamagedSealIsNamedWithItsCure() throws {
    _ = try student("list", hello: "let hello = 2\n")
    let seal = copy.appending(path: "\(Self.hidden)/1-say-hello.sealed")
    var data = try Data(contentsOf: seal)
    data[data.count - 1] ^= 1
    try data.write(to: seal)
    for words in [["check", "1.1"], ["hint", "1.1"], ["reset", "1.1"]] {
      let result = try Filter.run(
        BuiltProduct.url("tutor"),
        words,
        environment: author.environment,
        in: copy
      )
      #expect(result.errors.unwrapped.contains("1-say-hello.sealed is damaged"), "\(words)")
      #expect(result.errors.unwrapped.contains("Copy that file from where"))
      #expect(result.status == 4)
    }
    #expect(try place.read("copy/\(AppWorkbook.hello)") == "let hello = 2\n")
    _ = try make()
    #expect(try student("check", "1.1").status == 0)
  }

  @Test func aFolderThatHoldsSomethingElseIsRefused() throws {
    try place.write("mine", to: "copy/thesis.tex")
    let result = try make()
    #expect(result.errors.unwrapped.contains("holds something and is no edition"))
    #expect(result.status == 4)
    #expect(try FileManager.default.contentsOfDirectory(atPath: copy.path) == ["thesis.tex"])
  }

  @Test(arguments: [["edition"], ["edition", "student"], ["edition", "teacher", "a"]])
  func whatIsMissingIsWrongUsage(words: [String]) throws {
    let result = try author.filter(words)
    #expect(result.status == 2)
    #expect(result.errors.contains("edition student|instructor DIR"))
  }
}

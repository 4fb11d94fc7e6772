import Foundation
import Support
import Testing

/// The real tutor grades a small class.
@Suite(.timeLimit(.minutes(10)))
struct GradeTests {
  private static let answer = AppWorkbook.hello

  /// A workbook with a class in it: ada is right, bob is not, cyd has not begun.
  private func makeClass(_ more: [String: String] = [:]) throws -> RunningTutor {
    let files = [
      "Tests/Hidden/01-greetings/1-say-hello/Starter/Hello.swift": "let hello = 1\n",
      "class/ada/\(Self.answer)": "let hello = 2\n", "class/bob/\(Self.answer)": "let hello = 3\n",
      "class/cyd/\(Self.answer)": "let hello = 1\n",
    ]
    return try AppWorkbook.make(files.merging(more) { _, new in new })
  }

  @Test func everyStudentGetsALine() throws {
    let tutor = try makeClass()
    let result = try tutor.filter(["grade", "class", "--only", "1.1"])
    #expect(result.output.contains("Grading a class of 3"))
    #expect(result.output.contains("ada  1/1   1.1 1/1\n"))
    #expect(result.output.contains("bob  0/1   1.1 0/1\n"))
    #expect(result.output.contains("cyd  0/1   1.1 -\n"))
    #expect(result.output.contains("Students: 3. Exercises: 1. On average 0.33 of 1 points."))
    #expect(result.output.contains("Reports: class/.grading/reports"))
    #expect(result.status == 0, "whatever the grades")
    #expect(try tutor.workbook.read("class/.grading/reports/grades.csv").contains("\r\nbob,1.1,"))
  }

  @Test func aReportAloneIsPrintedForAProgram() throws {
    let tutor = try makeClass(["class/notes.txt": ""])
    let result = try tutor.filter(["grade", "class", "--only", "1.1", "--format", "csv"])
    #expect(result.output == (try tutor.workbook.read("class/.grading/reports/grades.csv")))
    #expect(result.errors.contains("Neither a folder nor an archive, so nobody's: notes.txt."))
    #expect(result.status == 0)
    let json = try tutor.filter(["grade", "class", "--only", "1.1", "--format", "json"])
    _ = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
  }

  @Test func theSettingsOfTheClassAreRead() throws {
    let tutor = try makeClass([
      "class/grading.json": "{ \"assigned\": [\"1.1\"], \"weights\": { \"1\": 5 } }"
    ])
    let result = try tutor.filter(["grade", "class"])
    #expect(result.output.contains("ada  5/5   1.1 1/1\n"))
    #expect(!result.output.contains("1.2"))
  }

  @Test func aNameThatSteersTerminalsIsWrittenOutInItsColumn() throws {
    let tutor = try makeClass(["class/e\u{1B}[31m\nf/\(Self.answer)": "let hello = 2\n"])
    let result = try tutor.filter(["grade", "class", "--only", "1.1"])
    for name in ["ada                ", "e\\u{1B}[31m\\u{A}f  "] {
      #expect(result.output.contains("\n\(name)1/1   1.1 1/1\n"), "\(result.output)")
    }
  }

  @Test func whatMostFailedStandsBelowTheTable() throws {
    let tutor = try makeClass(["class/dot/\(Self.answer)": "let hello = 4\n"])
    let result = try tutor.filter(["grade", "class", "--only", "1.1"])
    #expect(result.output.contains("\nMost failed:\n  1.1  2 of 3  "), "\(result.output)")
    let page = try tutor.workbook.read("class/.grading/reports/class.html")
    #expect(page.contains("<td>2 of 3<td>bob, dot"))
  }

  @Test func nothingIsToldOfProgressWhereNothingIsRun() throws {
    let tutor = try makeClass()
    let words = ["grade", "class", "--only", "1.1"]
    #expect(try tutor.filter(words).output.contains(/\d of 3/))
    let again = try tutor.filter(words)
    #expect(again.output.contains("Grading a class of 3"))
    #expect(!again.output.contains(/\d of 3/), "\(again.output)")
  }

  @Test func settingsThatDoNothingAreTold() throws {
    let tutor = try makeClass([
      "class/grading.json": "nothing that is read",
      "own.json": "{ \"due\": { \"1\": \"2999-01-01T00:00:00Z\" }, \"cleared\": { \"zed\":"
        + " { \"1.1\": \"3f2a9c417be0d85a6c1f04d2e9b8375a\" } } }",
    ])
    let result = try tutor.filter(["grade", "class", "--only", "1.1", "--settings", "own.json"])
    let output = result.output.replacing("\n", with: " ")
    #expect(result.status == 0)
    #expect(output.contains("class/grading.json is not read, since `--settings` names another"))
    #expect(output.contains("The settings have `due` without `lateFactor`"))
    #expect(output.contains("cleared.zed.1.1 of the settings clears nothing: there is no"))
    #expect(!output.contains("nobody's"))
  }

  @Test(
    arguments: [
      (["grade"], 2, "CLASS is missing."),
      (["grade", "class", "--jobs", "0"], 2, "`--jobs` needs a number from 1 to 64, not `0`."),
      (["grade", "class", "--format", "pdf"], 2, "`--format` needs one of table, csv, json"),
      (["grade", "class", "--only", "9"], 2, "`--only` needs lessons or exercises of the course"),
      (["grade", "nowhere"], 3, "There is no folder"),
      (["grade", "Lessons/01-greetings"], 3, "holds no submissions"),
      (["grade", "class", "--settings", "Package.swift"], 4, "Package.swift: it is not JSON"),
      (["grade", "class", "--settings", "none.json"], 4, "none.json: it cannot be read"),
      (["grade", "class", "--settings", "class"], 4, "class: it is a folder, and settings are a"),
    ] as [([String], Int32, String)]
  )
  func whatCannotBeGradedIsTold(words: [String], status: Int32, sentence: String) throws {
    let result = try makeClass().filter(words)
    #expect(result.errors.replacing("\n", with: " ").contains(sentence), "\(result.errors)")
    #expect(result.status == status)
    #expect(result.output == "")
  }

  @Test func withoutBubblewrapItRefusesUnlessToldOtherwise() throws {
    var tutor = try makeClass()
    // The toolchain's own folder and the system's, without `bwrap`.
    let tools = try TemporaryFolder()
    for folder in (tutor.environment["PATH"] ?? "").split(separator: ":") {
      let names = try? FileManager.default.contentsOfDirectory(atPath: String(folder))
      for name in names ?? [] where name != "bwrap" {
        try? FileManager.default.createSymbolicLink(
          atPath: tools.url.appending(path: name).path,
          withDestinationPath: "\(folder)/\(name)"
        )
      }
    }
    tutor.environment["PATH"] = tools.url.path
    let refused = try tutor.filter(["grade", "class", "--only", "1.1"])
    #expect(refused.status == 4)
    #expect(refused.errors.contains("bubblewrap does not work here"))
    let graded = try tutor.filter(["grade", "class", "--only", "1.1", "--unsafe"])
    #expect(graded.status == 0, "\(graded.errors)")
    #expect(graded.output.contains("ada  1/1"))
  }

  @Test func theBarIsDrawnWhereItCanBe() throws {
    let tutor = try makeClass()
    let terminal = try tutor.underTerminal(["grade", "class", "--only", "1.1"])
    try terminal.wait(for: "Grading a class of 3")
    try terminal.wait(for: "░")
    try terminal.wait(for: "Students: 3.")
    #expect(try terminal.end() == 0)
  }

  @Test func aKilledRunGoesOnWhereItWas() throws {
    let students = (0..<12).map { "student\($0)" }
    let files = students.map { ("class/\($0)/\(Self.answer)", "let hello = 2  // \(UUID())\n") }
    let tutor = try makeClass(Dictionary(uniqueKeysWithValues: files))
    let terminal = try tutor.underTerminal(["grade", "class", "--only", "1.1"])
    try terminal.wait(for: "░")
    terminal.send(SIGKILL)
    #expect(try terminal.end() == 128 + SIGKILL)
    let before = try tutor.workbook.read("class/.grading/journal.jsonl")
    let result = try tutor.filter(["grade", "class", "--only", "1.1"])
    #expect(result.status == 0)
    for student in students { #expect(result.output.contains("\(student) ")) }
    let after = try tutor.workbook.read("class/.grading/journal.jsonl")
    #expect(after.hasPrefix(before), "what was known stays")
    let names = after.split(separator: "\n").compactMap {
      $0.firstMatch(of: /"student":"(\w+)"/)?.1
    }
    #expect(names.count == Set(names).count, "nobody was graded twice")
    #expect(Set(names).count == 14)
  }

  @Test func anAnswerWithoutTheExercisesFilesIsToldSo() throws {
    let folder = "class/dot/Exercises/01-greetings/1-say-hello"
    let tutor = try makeClass(["\(folder)/Other.swift": "let other = hello\n"])
    let output = try tutor.filter(["grade", "class", "--only", "1.1"]).output.unwrapped
    #expect(output.contains("were not handed in: Hello.swift."), "\(output)")
    #expect(output.contains("since the answer does not compile: dot 1.1."), "\(output)")
    let feedback = try tutor.workbook.read("class/.grading/reports/feedback/dot.md")
    #expect(feedback.contains("were not handed in: Hello.swift."))
  }

  @Test func shardsWithoutAPlaceForTheirReportsAreToldWhatIsMissing() throws {
    let tutor = try makeClass()
    for shard in ["1/2", "2/2"] {
      _ = try tutor.filter(["grade", "class", "--only", "1.1", "--shard", shard])
    }
    let shards = ["class/.grading/shards/1-of-2", "class/.grading/shards/2-of-2"]
    let result = try tutor.filter(["report"] + shards)
    #expect(result.status == 2)
    #expect(result.errors.contains("`--out DIR` is missing."), "\(result.errors)")
  }
}

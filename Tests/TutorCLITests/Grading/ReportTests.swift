import Foundation
import Support
import Testing

/// The real tutor grades a class in shards, and puts them together.
@Suite(.timeLimit(.minutes(10)))
struct ReportTests {
  private static let answer = AppWorkbook.hello

  /// A workbook with a class of twelve.
  private func makeClass() throws -> RunningTutor {
    var files = ["class/grading.json": "{ \"assigned\": [\"1.1\"], \"weights\": { \"1\": 5 } }"]
    for number in 1...12 {
      files["class/student\(number)/\(Self.answer)"] = "let hello = \(number % 3 + 1)\n"
    }
    let hidden = "Tests/Hidden/01-greetings/1-say-hello"
    files["\(hidden)/Starter/Hello.swift"] = "let hello = 1\n"
    return try AppWorkbook.make(files)
  }

  private func grade(_ shards: ClosedRange<Int>, of count: Int, _ tutor: RunningTutor) throws {
    for shard in shards {
      let result = try tutor.filter(["grade", "class", "--shard", "\(shard)/\(count)"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("This is shard \(shard)/\(count)."))
    }
  }

  /// The reports in a folder, by path.
  private func reports(_ path: String, _ tutor: RunningTutor) throws -> [String: Data] {
    let folder = tutor.workbook.url.appending(path: path)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = paths.compactMap { path in
      FileManager.default.contents(atPath: folder.appending(path: path).path).map { (path, $0) }
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  // Byte for byte: names, points, prints and likenesses go the way over the shards' files and back.
  @Test func shardsThatRunBesideEachOtherMakeTheReportsOfOneRun() async throws {
    let tutor = try makeClass()
    await withTaskGroup { group in
      for shard in 1...4 {
        group.addTask {
          let result = try? tutor.filter(["grade", "class", "--shard", "\(shard)/4"])
          #expect(result?.status == 0, "\(result?.errors ?? "the shard was not started")")
        }
      }
    }
    let merged = try tutor.filter(["report", "class", "--out", "merged"])
    #expect(merged.status == 0, "\(merged.errors)")
    let whole = try tutor.filter(["grade", "class"])
    let lines = whole.output.split(separator: "\n").filter { $0.hasPrefix("student") }
    #expect(lines.count == 12)
    for line in lines { #expect(merged.output.contains(line + "\n")) }
    #expect(try reports("merged", tutor) == reports("class/.grading/reports", tutor))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel")))
  func theReadmesLineForGNUParallelWorks() throws {
    let tutor = try makeClass()
    let program = BuiltProduct.url("tutor").path
    let result = try Filter.run(
      URL(filePath: "/bin/sh"),
      [
        "-c",
        "parallel '\(program)' grade class --shard {}/4 ::: 1 2 3 4 && '\(program)' report class",
      ],
      input: "",
      environment: tutor.environment.merging(["HOME": tutor.workbook.url.path]) { $1 },
      in: tutor.workbook.url
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("Students: 12. Exercises: 1."))
    let merged = try reports("class/.grading/reports", tutor)
    _ = try tutor.filter(["grade", "class", "--out", "whole"])
    #expect(try reports("whole", tutor) == merged)
  }

  @Test func theFileForSlurmGradesItsShard() throws {
    let tutor = try makeClass()
    let tools = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: tools.url.appending(path: "tutor"),
      withDestinationURL: BuiltProduct.url("tutor")
    )
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../.github/classroom/grade.sbatch").standardizedFileURL
    for task in 1...2 {
      let variables = [
        "SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_CPUS_PER_TASK": "1",
        "PATH": "\(tools.url.path):\(tutor.environment["PATH"] ?? "")",
      ]
      let result = try Filter.run(
        URL(filePath: "/bin/bash"),
        [script.path, "class"],
        input: "",
        environment: tutor.environment.merging(variables) { $1 },
        in: tutor.workbook.url
      )
      #expect(result.status == 0, "\(result.errors)")
    }
    #expect(try tutor.filter(["report", "class"]).output.contains("Students: 12."))
  }

  @Test func aMissingShardIsToldAndMayBeLeftOut() throws {
    let tutor = try makeClass()
    try grade(1...1, of: 2, tutor)
    let refused = try tutor.filter(["report", "class"])
    #expect(refused.status == 4)
    #expect(refused.errors.contains("Not there: 2/2."))
    let partial = try tutor.filter(["report", "class", "--partial"])
    #expect(partial.status == 0)
    #expect(partial.output.contains("Not in these reports: 2/2."))
    let csv = try tutor.filter(["report", "class", "--partial", "--format", "csv"])
    #expect(csv.output == (try tutor.workbook.read("class/.grading/reports/grades.csv")))
    #expect(csv.errors.contains("Not in these reports: 2/2."))
  }

  @Test(
    arguments: [
      (["grade", "class", "--shard", "5/4"], 2, "`--shard` needs a share of the class as in 1/4"),
      (["grade", "class", "--shard"], 2, "`--shard` needs"),
      (["report"], 2, "DIR … is missing."),
      (["report", "Lessons"], 3, "is neither a shard's folder nor"),
      (["report", "nowhere"], 3, "is neither a shard's folder nor"),
      (["report", "Lessons", "--out", "x"], 3, "is neither a shard's folder nor"),
      (["report", "nowhere", "--out", "x", "--format", "pdf"], 2, "`--format` needs one of table"),
    ] as [([String], Int32, String)]
  )
  func whatCannotBePutTogetherIsTold(words: [String], status: Int32, sentence: String) throws {
    let result = try makeClass().filter(words)
    #expect(result.errors.replacing("\n", with: " ").contains(sentence), "\(result.errors)")
    #expect(result.status == status)
  }
}

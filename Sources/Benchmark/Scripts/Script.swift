import Foundation
import Workbook

/// A shell script that makes a program of a submission and its checks, runs it and keeps its report.
///
/// It encloses nothing, limits nothing, keeps nothing and explains nothing.
struct Script {
  private let path: String
  private let folder: ScriptFolder
  private let checks: [String]

  /// Writes the script.
  /// - Parameters:
  ///   - name: The name of its file.
  ///   - steps: The calls that it makes before it runs the program.
  ///   - folder: The folders in which it does so.
  ///   - exercise: The exercise whose checks the program runs.
  /// - Throws: The system's errors.
  init(
    _ name: String,
    _ steps: [Step],
    in folder: ScriptFolder,
    judging exercise: Exercise
  ) throws {
    self.folder = folder
    path = "\(folder.program)/\(name).sh"
    checks = try exercise.explanations().map(\.check)
    let calls = steps.map(\.text).joined()
    let run = "cd \(quoted(folder.program))\n./program < order 3> report\n"
    try ("set -e\n" + calls + run).write(toFile: path, atomically: false, encoding: .utf8)
    // What the grader would tell the program on descriptor 0.
    let names = checks.map { "\"\($0)\"" }.joined(separator: ",")
    try "{\"token\":\"benchmark\",\"run\":[\(names)]}\n"
      .write(toFile: "\(folder.program)/order", atomically: false, encoding: .utf8)
  }

  /// Runs it, and sees to it that every check passed.
  /// - Throws: ``BenchmarkError/notJudged(contender:reason:log:)``.
  func run() throws {
    let run = ProgramRun(path: "/bin/sh", arguments: [path], log: "\(folder.program)/log")
    guard try run.run() == 0 else { throw failure("a call failed", log: run.printed) }
    let report = try String(contentsOfFile: "\(folder.program)/report", encoding: .utf8)
    let passed = report.ranges(of: "\"failures\":[]").count
    guard passed == checks.count, report.contains("\"event\":\"done\"") else {
      throw failure("\(passed) of \(checks.count) checks passed", log: report)
    }
  }

  private func failure(_ reason: String, log: String) -> BenchmarkError {
    .notJudged(contender: path, reason: reason, log: log)
  }
}

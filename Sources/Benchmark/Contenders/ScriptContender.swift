import Foundation
import Grader
import Workbook

/// A shell script that compiles, links and runs the program, and keeps its report.
///
/// It encloses nothing, limits nothing, keeps nothing and explains nothing.
struct ScriptContender: Contender {
  /// The name of the one that makes the grader's own calls: nothing can be faster that makes them.
  static let floorName = "the same calls, a shell script"

  let name: String
  var submission: Submission

  private let steps: Steps
  private let folder: ScriptFolder
  private let checks: [String]

  /// Writes the scripts and runs one, since not every edit's script compiles the checks.
  /// - Parameters:
  ///   - name: The name in the table.
  ///   - steps: What the scripts do.
  ///   - folder: The folders in which they do it.
  ///   - setting: What they judge.
  /// - Throws: Whatever keeps the scripts from doing the whole work once.
  init(_ name: String, steps: Steps, folder: ScriptFolder, _ setting: Setting) throws {
    self.name = name
    self.steps = steps
    self.folder = folder
    checks = try setting.exercise.explanations().map(\.check)
    submission = try setting.submission(in: folder.submission)
    try writeOrder()
    for edit in Edit.allCases { try writeScript(for: edit) }
    _ = try judge(after: .interface)
  }

  func judge(after edit: Edit) throws -> [Stage: Duration] {
    let script = ProgramRun(
      path: "/bin/sh",
      arguments: [path(for: edit)],
      log: "\(folder.program)/log"
    )
    guard try script.run() else {
      throw failure("a call failed", log: script.printed)
    }
    let report = try String(contentsOfFile: "\(folder.program)/report", encoding: .utf8)
    let passed = report.ranges(of: "\"failures\":[]").count
    guard passed == checks.count, report.contains("\"event\":\"done\"") else {
      throw failure("\(passed) of \(checks.count) checks passed", log: report)
    }
    return [:]
  }

  private func path(for edit: Edit) -> String { "\(folder.program)/\(edit.rawValue).sh" }

  private func writeScript(for edit: Edit) throws {
    let calls = steps.needed(after: edit).map(\.text).joined()
    let run = "cd \(quoted(folder.program))\n./program < order 3> report\n"
    try ("set -e\n" + calls + run)
      .write(toFile: path(for: edit), atomically: false, encoding: .utf8)
  }

  /// Writes what the grader would tell the program on descriptor 0.
  private func writeOrder() throws {
    let names = checks.map { "\"\($0)\"" }.joined(separator: ",")
    try "{\"token\":\"benchmark\",\"run\":[\(names)]}\n"
      .write(toFile: "\(folder.program)/order", atomically: false, encoding: .utf8)
  }

  private func failure(_ reason: String, log: String) -> BenchmarkError {
    .notJudged(contender: name, reason: reason, log: log)
  }
}

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

  private let scripts: [Edit: String]
  private let folder: ScriptFolder
  private let checks: Int

  /// Writes the scripts, one for each kind of edit.
  /// - Parameters:
  ///   - name: The name in the table.
  ///   - submission: The files that are edited.
  ///   - steps: What the scripts do.
  ///   - folder: The folders in which they do it.
  ///   - checks: The checks to be run.
  /// - Throws: Whatever keeps the scripts from doing the whole work once.
  init(
    _ name: String,
    submission: Submission,
    steps: Steps,
    folder: ScriptFolder,
    checks: [String]
  ) throws {
    self.name = name
    self.folder = folder
    self.checks = checks.count
    self.submission = submission
    let names = checks.map { "\"\($0)\"" }.joined(separator: ",")
    let order = "{\"token\":\"benchmark\",\"run\":[\(names)]}\n"
    try order.write(toFile: "\(folder.program)/order", atomically: false, encoding: .utf8)
    var scripts: [Edit: String] = [:]
    for edit in Edit.allCases {
      let path = "\(folder.program)/\(edit.rawValue).sh"
      let calls = steps.needed(after: edit).map(\.text).joined()
      let run = "cd \(quoted(folder.program))\n./program < order 3> report\n"
      try ("set -e\n" + calls + run).write(toFile: path, atomically: false, encoding: .utf8)
      scripts[edit] = path
    }
    self.scripts = scripts
    // The first edit's script leaves the checks as they are, so they are compiled once before.
    try runScript(for: .interface)
  }

  func judge(after edit: Edit) throws -> [Stage: Duration] {
    try runScript(for: edit)
    return [:]
  }

  private func runScript(for edit: Edit) throws {
    let script = ProgramRun(
      path: "/bin/sh",
      arguments: [scripts[edit] ?? ""],
      log: "\(folder.program)/log"
    )
    guard try script.run() else {
      throw failure("a call failed", log: script.printed)
    }
    let report = try String(contentsOfFile: "\(folder.program)/report", encoding: .utf8)
    guard report.contains("\"event\":\"done\""),
      report.split(separator: "\"failures\":[]", omittingEmptySubsequences: false).count == checks
        + 1
    else {
      throw failure("its report does not say that \(checks) checks passed", log: report)
    }
  }

  private func failure(_ reason: String, log: String) -> BenchmarkError {
    .notJudged(contender: name, reason: reason, log: log)
  }
}

import Foundation
import Grader
import Workbook

/// `swift test --filter` in a plain package, as a course without a grader of its own would have it.
struct PackageContender: Contender {
  /// Its name in the table.
  static let title = "swift test --filter"

  let name = Self.title
  var submission: Submission

  private let module: String
  private let checks: [String]
  private let test: ProgramRun

  /// Makes the package of the stand-in, the submission and tests of the same requirements; builds it.
  /// - Parameter setting: What it judges, and where.
  /// - Throws: ``BenchmarkError/testsDisagree(checks:)``, and what keeps the tests from passing.
  init(_ setting: Setting) throws {
    let workspace = setting.workspace
    module = setting.exercise.module
    checks = try setting.exercise.explanations().map(\.check)
    let folder = try PlainPackage.write("package", answer: setting.solution.path, setting)
    submission = try setting.submission(in: folder)
    test = ProgramRun(
      path: "/usr/bin/env",
      arguments: ["swift", "test", "--package-path", "\(workspace.path)/package"]
        + ["--filter", "\(module)Tests"],
      log: "\(workspace.path)/package.log"
    )
    _ = try judge(after: .interface)
  }

  func judge(after edit: Edit) throws -> [Stage: Duration] {
    let succeeded = try test.run() == 0
    let log = test.printed
    // SwiftPM leaves out lines that come too quickly one after another, so either will do.
    let signs = ["Compiling \(module) ", "Emitting module \(module)\n"]
    guard succeeded, log.contains("Test run with \(checks.count) tests"),
      edit == .nothing || signs.contains(where: log.contains)
    else {
      throw BenchmarkError.notJudged(
        contender: name,
        reason: "it did not compile the edit, or its tests did not pass",
        log: log
      )
    }
    return [:]
  }
}

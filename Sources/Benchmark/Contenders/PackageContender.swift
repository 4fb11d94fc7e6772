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
    for name in ["Channel", "Spelling", "UIKit", "Simulator", "_Testing_UIKit"] {
      let target = setting.root.appending(path: "Sources/\(name)").path
      _ = try workspace.copy(target, to: "package/Sources/\(name)")
    }
    let folder = try workspace.copy(setting.solution.path, to: "package/Sources/\(module)")
    submission = try setting.submission(in: folder)
    test = ProgramRun(
      path: "/usr/bin/env",
      arguments: ["swift", "test", "--package-path", "\(workspace.path)/package"]
        + ["--filter", "\(module)Tests"],
      log: "\(workspace.path)/package.log"
    )
    try writePackage(in: workspace)
    _ = try judge(after: .interface)
  }

  func judge(after edit: Edit) throws -> [Stage: Duration] {
    let succeeded = try test.run() == 0
    let log = test.printed
    guard succeeded, log.contains("Test run with \(checks.count) tests"),
      edit == .nothing || log.contains("Compiling \(module) ")
    else {
      throw BenchmarkError.notJudged(
        contender: name,
        reason: "it did not compile the edit, or its tests did not pass",
        log: log
      )
    }
    return [:]
  }

  private func writePackage(in workspace: Workspace) throws {
    let tests = PlainPackage.tests(module: module)
    guard checks.allSatisfy({ tests.contains("func \($0)()") }) else {
      throw BenchmarkError.testsDisagree(checks: checks)
    }
    let file = "\(module)Tests/\(module)Tests.swift"
    _ = try workspace.write(tests, to: "package/Tests/\(file)")
    _ = try workspace.write(PlainPackage.manifest(module: module), to: "package/Package.swift")
  }
}

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
  init(exercise: Exercise, solution: URL, root: URL, workspace: Workspace) throws {
    module = exercise.module
    checks = try exercise.explanations().map(\.check)
    let sources = root.appending(path: "Sources")
    for target in ["UIKit", "Simulator", "_Testing_UIKit"] {
      _ = try workspace.copy(
        sources.appending(path: target).path,
        to: "package/Sources/\(target)"
      )
    }
    let folder = try workspace.copy(solution.path, to: "package/Sources/\(module)")
    _ = try workspace.write(PlainPackage.manifest(module: module), to: "package/Package.swift")
    let tests = PlainPackage.tests(module: module)
    guard checks.allSatisfy({ tests.contains("func \($0)()") }) else {
      throw BenchmarkError.testsDisagree(checks: checks)
    }
    _ = try workspace.write(
      tests,
      to: "package/Tests/\(module)Tests/\(module)Tests.swift"
    )
    submission = try Submission(folder: folder, solution: solution)
    test = ProgramRun(
      path: "/usr/bin/env",
      arguments: ["swift", "test", "--package-path", "\(workspace.path)/package"]
        + ["--filter", "\(module)Tests"],
      log: "\(workspace.path)/package.log"
    )
    _ = try judge(after: .interface)
  }

  func judge(after edit: Edit) throws -> [Stage: Duration] {
    let succeeded = try test.run()
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
}

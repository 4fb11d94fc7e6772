import Foundation
import Workbook

extension PlainPackage {
  /// Writes a package of the stand-in, an answer to exercise 5.1, and tests of the same requirements.
  /// - Parameters:
  ///   - name: The package's folder in the workspace.
  ///   - answer: The folder of the answer's files, which are copied.
  ///   - setting: Where the stand-in is taken from.
  /// - Returns: The folder in which the answer's files lie then.
  /// - Throws: ``BenchmarkError/testsDisagree(checks:)``, and the system's errors.
  static func write(_ name: String, answer: String, _ setting: Setting) throws -> String {
    let workspace = setting.workspace
    let module = setting.exercise.module
    let checks = try setting.exercise.explanations().map(\.check)
    let tests = tests(module: module)
    guard checks.allSatisfy({ tests.contains("func \($0)()") }) else {
      throw BenchmarkError.testsDisagree(checks: checks)
    }
    for target in ["Channel", "Introspection", "Spelling", "UIKit", "Simulator", "_Testing_UIKit"] {
      let folder = setting.root.appending(path: "Sources/\(target)").path
      _ = try workspace.copy(folder, to: "\(name)/Sources/\(target)")
    }
    _ = try workspace.write(tests, to: "\(name)/Tests/\(module)Tests/\(module)Tests.swift")
    _ = try workspace.write(manifest(module: module), to: "\(name)/Package.swift")
    return try workspace.copy(answer, to: "\(name)/Sources/\(module)")
  }
}

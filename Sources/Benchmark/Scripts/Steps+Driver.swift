import Foundation

extension Steps {
  /// The same work by the compiler's driver, which finds out each time what its parts are to do.
  init(driving calls: CapturedCalls, module: String, in folder: ScriptFolder) throws {
    let compile = ["swiftc", "-wmo", "-c", "-swift-version", "6", "-gline-tables-only"]
    let student = calls.modules(seenBy: calls.submission).flatMap { ["-I", $0] }
    let full = calls.modules(seenBy: calls.checks).flatMap { ["-I", $0] }
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.submission)
      .filter { $0.hasSuffix(".swift") }.sorted()
    submission = Step(
      folder: folder.submission,
      words: compile + sources + ["-parse-as-library", "-enable-testing"] + student
        + ["-emit-module", "-emit-module-path", "\(module).swiftmodule"]
        + ["-module-name", module, "-o", "\(module).o"]
    )
    checks = Step(
      folder: folder.checks,
      words: compile + ["checks/HiddenTests.swift", "checks/main.swift"]
        + full + ["-I", folder.submission, "-module-name", "HiddenChecks"]
        + ["-o", "HiddenChecks.o"]
    )
    let support = calls.supportLibrary.map {
      ["-L", $0, "-lWorkbookSupport", "-Xlinker", "-rpath", "-Xlinker", $0]
    }
    let objects = ["\(folder.submission)/\(module).o", "\(folder.checks)/HiddenChecks.o"]
    link = Step(
      folder: folder.program,
      words: ["swiftc", "-use-ld=lld"] + objects + (support ?? []) + ["-o", "program"]
    )
  }
}

import Foundation
import Testing
import Workbook

@testable import Grader

/// What is known of a submission is not found out again, and nothing else is taken for it.
@Suite(.timeLimit(.minutes(10))) struct KeptVerdictTests {
  private let workbook: TinyWorkbook
  private let folder: URL

  init() throws {
    workbook = try TinyWorkbook.shared.get()
    folder = try temporaryFolder("submission")
    // No other test's verdict.
    try write(.right(saying: UUID().uuidString))
  }

  @Test func anUnchangedSubmissionIsNotRunAgain() throws {
    let first = try check()
    let second = try check()
    #expect(first.isRun)
    #expect(!second.isRun)
    #expect(first.verdict.outcome == second.verdict.outcome)
    #expect(first.verdict.contents == second.verdict.contents)
    #expect(second.verdict.timings == [:])
  }

  @Test func aChangeWithinTheSameMomentIsSeen() throws {
    #expect(try check().verdict.passed)
    try write(Submission(second: #"return ["too"]"#, extra: "// \(UUID().uuidString)"))
    let changed = try check()
    #expect(changed.isRun)
    #expect(!changed.verdict.passed)
  }

  @Test func settingsReachTheProgramAndAreToldApart() throws {
    try write(
      Submission(
        second: #"return [ProcessInfo.processInfo.environment["WORD"] ?? "two"]"#,
        extra: "// \(UUID().uuidString)"
      )
    )
    #expect(try check().verdict.passed)
    #expect(try !check(["WORD": "too"]).verdict.passed)
    #expect(try check(["WORD": "two"]).verdict.passed)
  }

  @Test func aCheckThatRanOutOfTimeIsRunAgain() throws {
    try write(Submission(second: "while true {}", extra: "// \(UUID().uuidString)"))
    #expect(try check().isRun)
    #expect(try check().isRun)
  }

  private func write(_ submission: Submission) throws {
    try GraderTests::write(submission.code, to: folder.appending(path: "Flow.swift"))
  }

  private func check(
    _ settings: [String: String] = [:]
  ) throws -> (verdict: Verdict, isRun: Bool) {
    var isRun = false
    let verdict = try workbook.grader().keptVerdict(
      on: workbook.exercise,
      submission: folder,
      settings: settings
    ) { step in
      if step.stage == .run { isRun = true }
    }
    return (verdict, isRun)
  }
}

extension Submission {
  /// The right answer with a remark in it.
  fileprivate static func right(saying remark: String) -> Submission {
    Submission(extra: "// \(remark)")
  }

  @Test func whatKeepsTheCompilerFromWorkingIsNoVerdict() throws {
    let workbook = try TinyWorkbook()
    let grader = workbook.grader()
    try grader.prepare()
    let modules = grader.cacheFolder.appending(path: "clang-modules")
    try FileManager.default.removeItem(at: modules)
    try write("no folder", to: modules)
    let thrown = #expect(throws: GraderError.self) { try grader.keptVerdict(on: workbook.exercise) }
    guard case .compilerHindered = thrown else {
      Issue.record("\(String(describing: thrown))")
      return
    }
    try FileManager.default.removeItem(at: modules)
    #expect(try grader.keptVerdict(on: workbook.exercise).passed)
  }

  @Test func whatKeepsTheLinkerFromWorkingIsNoVerdict() throws {
    let workbook = try TinyWorkbook()
    let grader = workbook.grader()
    try grader.prepare()
    let support = grader.cacheFolder.appending(path: "support")
    let found = FileManager.default.enumerator(at: support, includingPropertiesForKeys: nil)
    let library = try #require(
      found?.compactMap { $0 as? URL }.first { $0.lastPathComponent == "libWorkbookSupport.so" }
    )
    let aside = workbook.root.appending(path: "aside")
    try FileManager.default.moveItem(at: library, to: aside)
    let thrown = #expect(throws: GraderError.self) { try grader.keptVerdict(on: workbook.exercise) }
    guard case .linkerFailed(let reason) = thrown else {
      Issue.record("\(String(describing: thrown))")
      return
    }
    #expect(reason.contains("WorkbookSupport"))
    try FileManager.default.moveItem(at: aside, to: library)
    #expect(try grader.keptVerdict(on: workbook.exercise).passed)
  }

  @Test func whatTheLinkerMissesInASubmissionIsAVerdict() throws {
    for words in ["undefined symbol: f", "duplicate symbol: f", "undefined hidden symbol: f"] {
      #expect(LinkedProgram.areAboutSymbols("ld.lld: error: \(words)\n"))
    }
    for words in [
      "", "ld.lld: error: cannot open output file program: No space left on device",
      "bwrap: Can't mount proc on /newroot/proc: Operation not permitted",
      "clang: error: linker command failed with exit code 1 (use -v to see invocation)",
    ] { #expect(!LinkedProgram.areAboutSymbols(words)) }
  }

  @Test func verdictThatCannotBeReadIsFoundOutAnew() throws {
    let workbook = try TinyWorkbook()
    let grader = workbook.grader()
    #expect(try grader.keptVerdict(on: workbook.exercise).passed)
    let verdicts = grader.cacheFolder.appending(path: "verdicts")
    let names = try FileManager.default.contentsOfDirectory(atPath: verdicts.path)
    let value = verdicts.appending(path: try #require(names.first)).appending(path: "value")
    let kept = try Data(contentsOf: value)
    try write("", to: value)
    #expect(try grader.keptVerdict(on: workbook.exercise).passed)
    #expect(try Data(contentsOf: value).count > kept.count / 2)
  }
}

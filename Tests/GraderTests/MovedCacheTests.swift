import Foundation
import Testing
import Workbook

@testable import Grader

/// A cache may be carried to another place, as when a home folder is renamed.
@Suite(.timeLimit(.minutes(10))) struct MovedCacheTests {
  @Test func whatWasBuiltElsewhereIsBuiltAnew() throws {
    let workbook = try TinyWorkbook.shared.get()
    let submission = try temporaryFolder("submission")
    let code = Submission.right.code + "// \(UUID().uuidString)\n"
    try code.write(to: submission.appending(path: "Flow.swift"), atomically: true, encoding: .utf8)
    let moved = try temporaryFolder("parent").appending(path: "cache")
    try FileManager.default.copyItem(at: workbook.grader().cacheFolder, to: moved)
    let grader = Grader(root: workbook.root, cache: moved)
    #expect(try grader.check(workbook.exercise, submission: submission).passed)
  }

  @Test func gradesAreJudgedByTheSameNamesInAnyCache() throws {
    let workbook = try TinyWorkbook.shared.get()
    let other = workbook.grader(cache: try temporaryFolder("cache"))
    let names = try workbook.grader().judgeNames(for: [workbook.exercise])
    #expect(names.count == 1)
    #expect(try other.judgeNames(for: [workbook.exercise]) == names)
  }
}

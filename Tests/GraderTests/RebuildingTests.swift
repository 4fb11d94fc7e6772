import Foundation
import Synchronization
import Testing
import Workbook

@testable import Grader

/// What a change makes anew, and what it leaves.
@Suite(.timeLimit(.minutes(10)))
struct RebuildingTests {
  private let folder: URL
  private let workbook: TinyWorkbook

  init() throws {
    folder = try temporaryFolder("submission")
    workbook = try TinyWorkbook.shared.get()
  }

  /// Checks a text, and gives the stages that had something to do.
  private func stages(_ submission: Submission) throws -> (verdict: Verdict, stages: [Stage]) {
    try write(submission.code, to: folder.appending(path: "Flow.swift"))
    let told = Mutex<[Stage]>([])
    let verdict = try workbook.grader().check(workbook.exercise, submission: folder) { step in
      // That a check has begun is news of the last stage.
      if step.check == nil { told.withLock { $0.append(step.stage) } }
    }
    return (verdict, told.withLock { $0 })
  }

  private let nonce = "return [\"\(UUID().uuidString)\"]"

  @Test func unchangedSubmissionIsRunAndNoMore() throws {
    _ = try stages(Submission(second: nonce))
    let again = try stages(Submission(second: nonce))
    #expect(again.stages == [.run])
    #expect(Set(again.verdict.timings.keys) == [.run])
  }

  @Test func editedStatementLeavesTheChecksAsTheyAre() throws {
    _ = try stages(.right)
    #expect(try stages(Submission(second: nonce)).stages == [.submission, .link, .run])
  }

  @Test func editedInterfaceCompilesTheChecksAnew() throws {
    let name = "added\(UInt32.random(in: 0 ... .max))"
    let stages = try stages(Submission(extra: "func \(name)() {}")).stages
    #expect(stages == [.submission, .checks, .link, .run])
  }

  @Test func editOfTheSameSizeAndTimeIsSeen() throws {
    let file = folder.appending(path: "Flow.swift").path
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    for (second, passes) in [("return [\"two\"]", true), ("return [\"tow\"]", false)] {
      try write(Submission(second: second).code, to: URL(filePath: file))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
      let verdict = try workbook.grader().check(workbook.exercise, submission: folder)
      #expect(verdict.passed == passes)
    }
  }

  @Test func addedAndRemovedFilesAreSeen() throws {
    #expect(try stages(.right).verdict.passed)
    let extra = folder.appending(path: "Extra.swift")
    try write("let broken: Int = \"\"", to: extra)
    #expect(try !stages(.right).verdict.passed)
    try FileManager.default.removeItem(at: extra)
    #expect(try stages(.right).verdict.passed)
  }

  @Test func folderWithoutSwiftFilesIsAnErrorThatNamesIt() throws {
    let empty = try temporaryFolder("empty")
    #expect(throws: GraderError.noSources(path: empty.path)) {
      try workbook.grader().check(workbook.exercise, submission: empty)
    }
  }

  @Test func checksThatTheExerciseDoesNotExplainAreTheAuthorsError() throws {
    let renamed = TinyWorkbook.hiddenTests.replacing("\"third\"", with: "\"fourth\"")
    let other = try TinyWorkbook(hiddenTests: renamed)
    let cache = workbook.root.appending(path: "cache")
    #expect(
      throws: GraderError.checksDisagree(
        exercise: other.exercise.id,
        missing: ["third"],
        unexpected: ["fourth"]
      )
    ) { try other.grader(cache: cache).check(other.exercise) }
  }

  @Test func cancelledCheckThrows() throws {
    let cancellation = try Cancellation()
    cancellation.cancel()
    #expect(throws: GraderError.cancelled) {
      try workbook.grader().check(workbook.exercise, cancelled: cancellation)
    }
  }
}

import Foundation
import Testing
import Workbook

@testable import Grader

/// Submissions that the compiler refuses, and those that lack what the task names.
@Suite(.timeLimit(.minutes(10)))
struct CompilationTests {
  private func outcome(_ submission: Submission) throws -> Outcome {
    try TinyWorkbook.shared.get().check(submission).outcome
  }

  @Test func rightAnswerPasses() throws {
    let verdict = try TinyWorkbook.shared.get().check(.right)
    #expect(verdict.passed)
    #expect(verdict.toolchain.hasPrefix("Swift version "))
    guard case .graded(let results) = verdict.outcome else { return }
    #expect(results.map(\.id) == ["first", "second", "third"])
    #expect(results.first?.requirement == "The first word is one")
  }

  @Test func syntaxErrorIsGivenWithItsPlace() throws {
    let outcome = try outcome(Submission(second: "return [\"two\""))
    guard case .notCompiled(let errors) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let first = try #require(errors.first)
    #expect(first.id == "expected_rsquare_array_expr")
    #expect((first.file, first.line) == ("Flow.swift", 6))
    #expect(first.sourceLine == #"    return ["two""#)
  }

  @Test func missingConformanceComesWithItsNotes() throws {
    let extra = "protocol Named { var name: String { get } }\nstruct Person: Named {}"
    let outcome = try outcome(Submission(extra: extra))
    guard case .notCompiled(let errors) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(errors.map(\.id) == ["type_does_not_conform"])
    #expect(errors.first?.notes.contains { $0.id == "no_witnesses" && $0.line == 10 } == true)
  }

  @Test func errorsComeInSourceOrder() throws {
    let outcome = try outcome(
      Submission(second: "return [missing]", extra: "let word: Int = \"word\"\nlet other = nothing")
    )
    guard case .notCompiled(let errors) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(errors.map(\.line) == errors.map(\.line).sorted())
    #expect(errors.count == 3)
  }

  @Test func warningsDoNotKeepAnAnswerFromPassing() throws {
    let verdict = try TinyWorkbook.shared.get()
      .check(Submission(second: "var unused = 1\n    return [\"two\"]"))
    #expect(verdict.passed)
    #expect(verdict.warnings.map(\.line) == [6])
  }

  @Test(arguments: [
    ("Flow", "final class Flow {", "final class Stream {"),
    ("Flow.second", "func second()", "func zweites()"),
  ])
  func namesWhatTheTaskAsksForAndIsNotThere(name: String, from: String, to: String) throws {
    let code = Submission.right.code.replacing(from, with: to)
    let outcome = try outcome(Submission(whole: code))
    guard case .taskBroken(let missing, let diagnostics) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(missing == [name])
    #expect(!diagnostics.isEmpty)
  }

  @Test func whatIsPrivateIsNotCalledMissing() throws {
    let code = Submission.right.code.replacing("func second()", with: "private func second()")
    let outcome = try outcome(Submission(whole: code))
    guard case .taskBroken(let missing, let diagnostics) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(missing.isEmpty)
    #expect(diagnostics.first?.message.contains("'second' is inaccessible") == true)
  }

  @Test func brokenTaskShowsNothingOfTheHiddenChecks() throws {
    let code = Submission.right.code.replacing("func second()", with: "func zweites()")
    let outcome = try outcome(Submission(whole: code))
    guard case .taskBroken(_, let diagnostics) = outcome else { return }
    for diagnostic in diagnostics {
      #expect(diagnostic.file.isEmpty && diagnostic.sourceLine.isEmpty && diagnostic.line == 0)
    }
    #expect(!"\(diagnostics)".contains("Checks::expect"))
  }

  @Test(arguments: ["Simulator", "Checks"])
  func submissionSeesNoModuleButUIKit(module: String) throws {
    let outcome = try outcome(Submission(extra: "import \(module)"))
    guard case .notCompiled(let errors) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(errors.first?.message.contains("'\(module)'") == true)
  }

  @Test(arguments: ["import UIKit", "@testable import UIKit"])
  func submissionDoesNotSeeWhatDrivesUIKit(imported: String) throws {
    let outcome = try outcome(
      Submission(
        extra: "\(imported)\n@MainActor let driven = UIResponder().drivenBySimulatorAlone"
      )
    )
    guard case .notCompiled = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test func secondEntryPointIsTheStudentsToMend() throws {
    let outcome = try outcome(Submission(extra: "@main struct App { static func main() {} }"))
    guard case .notCompiled(let errors) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(errors.first?.id == "second_start")
    #expect(errors.first?.sourceLine.contains("@main") == true)
  }

  @Test func endlessCompilationEndsAndIsNotRemembered() throws {
    let workbook = try TinyWorkbook.shared.get()
    let folder = try temporaryFolder("submission")
    let code = Submission(extra: "let number = \(UInt32.random(in: 0 ... .max))").code
    try write(code, to: folder.appending(path: "Flow.swift"))
    var limits = Limits()
    limits.compilation = .zero

    let cut = try workbook.grader(limits: limits).check(workbook.exercise, submission: folder)
    let whole = try workbook.grader().check(workbook.exercise, submission: folder)

    guard case .notCompiled(let errors) = cut.outcome else {
      Issue.record("\(cut.outcome)")
      return
    }
    #expect(errors.map(\.id) == ["compiler_failed"])
    #expect(whole.passed)
  }

  @Test func pipeInThePlaceOfAFileIsAnErrorThatNamesIt() throws {
    let workbook = try TinyWorkbook.shared.get()
    let path = try temporaryFolder("submission").appending(path: "Flow.swift").path
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: GraderError.unreadable(path: path, reason: "it is no file")) {
      try workbook.grader().check(
        workbook.exercise,
        submission: URL(filePath: path).deletingLastPathComponent()
      )
    }
  }
}

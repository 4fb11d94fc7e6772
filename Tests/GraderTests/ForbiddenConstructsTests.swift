import Testing

@testable import Grader

/// What could take the place of the checks' own code, or of their start, is no submission.
@Suite(.timeLimit(.minutes(10)))
struct ForbiddenConstructsTests {
  @Test(arguments: [
    #"@_silgen_name("$s6Checks6RunnerO4mainyySayAA5CheckVGYaFZ") func fake() {}"#,
    #"@_cdecl("main") func fake() {}"#,
    #"@c(main) func fake() {}"#, #"@section(".init_array") let start = 1"#, "@used let kept = 1",
    "@_extern(c) func exit()", "@`_silgen_name`(\"x\") func fake()", "@`section`(\"x\") let a = 1",
    "#sourceLocation(file: \"Other.swift\", line: 1)",
  ])
  func attributeThatNamesForTheLinkerIsRefusedWithItsLine(line: String) throws {
    let file = SourceFile(name: "Flow.swift", bytes: Array("import UIKit\n\n\(line)\n".utf8))
    let found = ForbiddenConstructs.diagnostics(in: [file])
    #expect(found.map(\.id) == ["forbidden_attribute"])
    #expect(found.first?.line == 3)
  }

  @Test(arguments: ["@main", "@UIApplicationMain", "@main struct App {}"])
  func secondStartIsRefused(line: String) {
    let file = SourceFile(name: "Flow.swift", bytes: Array(line.utf8))
    #expect(ForbiddenConstructs.diagnostics(in: [file]).map(\.id) == ["second_start"])
  }

  @Test(arguments: [
    "@MainActor final class Flow {}", "@testable import UIKit", "@discardableResult func f() {}",
    "@escaping () -> Void", "let address = \"ada@crumb.example\"", "@Sendable",
    "@unchecked Sendable",
    "init(_ name: String)", "// an @-sign", "@preconcurrency import Foundation", "@objc",
  ])
  func whatAnHonestAnswerHasIsAllowed(line: String) {
    let file = SourceFile(name: "Flow.swift", bytes: Array(line.utf8))
    #expect(ForbiddenConstructs.diagnostics(in: [file]).isEmpty)
  }

  @Test(arguments: ["@options.swift", "a:b.swift", "a\nb.swift", "a\u{1B}b.swift"])
  func nameThatTheCompilerCouldTakeForSomethingElseIsRefused(name: String) {
    let found = ForbiddenConstructs.diagnostics(in: [SourceFile(name: name, bytes: [])])
    #expect(found.map(\.id) == ["forbidden_file_name"])
    #expect(found.first?.file == name)
  }

  @Test(arguments: ["Flow.swift", "-x.swift", "UIViewController+Rows.swift", "Größe 2.swift"])
  func nameThatAFileMayHaveIsNot(name: String) {
    #expect(ForbiddenConstructs.diagnostics(in: [SourceFile(name: name, bytes: [])]).isEmpty)
  }

  @Test(arguments: ["@_", "#sourceLocation ", "\n@_"])
  func fileFullOfThemIsToldOfInAMomentAndInFew(word: String) {
    let text = String(repeating: word, count: (1 << 20) / word.utf8.count)
    let files = [SourceFile(name: "Flow.swift", bytes: Array(text.utf8))]
    let start = ContinuousClock.now
    let found = ForbiddenConstructs.diagnostics(in: files + files)
    #expect(start.duration(to: .now) < .seconds(20))
    #expect(found.count == 20)
    #expect(found.allSatisfy { $0.sourceLine.utf8.count <= 500 })
  }

  @Test func eachIsToldWithItsOwnLineAndColumn() {
    let text = "import UIKit\n  @_a @_b\n\n  @main\n"
    let file = SourceFile(name: "Flow.swift", bytes: Array(text.utf8))
    let found = ForbiddenConstructs.diagnostics(in: [file])
    #expect(found.map { [$0.line, $0.column] } == [[2, 3], [2, 7], [4, 3]])
    #expect(found.map(\.sourceLine) == ["  @_a @_b", "  @_a @_b", "  @main"])
  }

  @Test(arguments: [("ab", 499, 499), ("é", 499, 499), ("é", 498, 500)])
  func excerptOfALineEndsWithAWholeCharacter(last: String, before: Int, length: Int) {
    let line = Array((String(repeating: "a", count: before) + last + "rest").utf8)
    let excerpt = SourceFile.excerpt(line[...])
    #expect(!excerpt.contains("\u{FFFD}"))
    #expect(excerpt.utf8.count == (last == "ab" ? 500 : length))
  }

  @Test func submissionThatReplacesTheRunnerIsNoPass() throws {
    var submission = Submission.right
    submission.second = "return [\"zwei\"]"
    submission.extra = #"@_silgen_name("$s6Checks6RunnerO4mainyySayAA5CheckVGYaFZ") func fake() {}"#
    let verdict = try TinyWorkbook.shared.get().check(submission)
    #expect(!verdict.passed)
    guard case .notCompiled(let errors) = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
    #expect(errors.map(\.id) == ["forbidden_attribute"])
  }
}

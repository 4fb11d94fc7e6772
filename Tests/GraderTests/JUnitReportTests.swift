import Channel
import Foundation
import Testing
import Workbook

@testable import Grader

/// What a build server is told.
@Suite struct JUnitReportTests {
  private let workbook: TinyWorkbook

  init() throws { workbook = try TinyWorkbook() }

  private func xml(_ outcome: Outcome) -> String {
    let verdict = Verdict(exercise: workbook.exercise.id, outcome: outcome, toolchain: "Swift")
    return JUnitReport(entries: [.graded(workbook.exercise, verdict)]).xml
  }

  @Test func everyCheckHasACaseNamedByItsIdentifier() throws {
    let failure = Failure(what: "The word", expected: "<two>", found: "\"2\" & \u{1B}")
    let xml = xml(
      .graded([
        CheckResult(id: "first", requirement: "The first word is one", ending: .passed),
        CheckResult(id: "second", requirement: "The second is two", ending: .failed([failure])),
        CheckResult(id: "third", requirement: "third", ending: .leftUnrun(.endedBeforeFirstCheck)),
      ])
    )
    #expect(
      xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="5.1 The hand-off" tests="3" failures="2" skipped="0">
            <testcase classname="5.1 The hand-off" name="first"/>
            <testcase classname="5.1 The hand-off" name="second"><failure message="The second is two: \
        The word: expected &lt;two&gt;, found &quot;2&quot; &amp; \\u{1B}"/></testcase>
            <testcase classname="5.1 The hand-off" name="third"><failure message="third: not run: the \
        program ended before its first check"/></testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func compileErrorIsNamedWithItsPlace() throws {
    let error = Diagnostic(
      id: "x",
      severity: .error,
      file: "Flow.swift",
      line: 3,
      column: 7,
      message: "no such thing"
    )
    #expect(xml(.notCompiled([error])).contains("Flow.swift:3:7: no such thing"))
  }

  @Test func whatTheTaskNamesAndNobodyFindsHasAMessage() {
    let error = Diagnostic(id: "x", severity: .error, message: "cannot convert")
    #expect(xml(.taskBroken(missing: [], [error])).contains("message=\"cannot convert\""))
    #expect(xml(.taskBroken(missing: ["A.b"], [error])).contains("the task asks for A.b"))
  }

  @Test func untouchedExerciseIsASkippedCase() {
    let xml = JUnitReport(entries: [.skipped(workbook.exercise)]).xml
    #expect(xml.contains("tests=\"1\" failures=\"0\" skipped=\"1\""))
    #expect(xml.contains("<skipped/>"))
  }
}

import Channel
import Foundation
import Testing
import Workbook

@testable import Grader

/// What a build server is told.
@Suite struct JUnitReportTests {
  private let workbook: TinyWorkbook

  init() throws { workbook = try TinyWorkbook() }

  private func xml(_ outcome: Outcome, flags: [Flag] = []) -> String {
    xml(Verdict(exercise: workbook.exercise.id, outcome: outcome, flags: flags, toolchain: "Swift"))
  }

  private func xml(_ verdict: Verdict?) -> String {
    let checks = ["first", "second", "third"]
    return JUnitReport(
      entries: [JUnitReport.Entry(workbook.exercise, checks: checks, verdict: verdict)]
    ).xml
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

  @Test func whatUIKitComplainsOfIsNamedBeforeWhatFollowsFromIt() {
    let failures = [
      Failure(what: "The word", expected: "2", found: "1"),
      Failure(what: "pushed twice", facts: ["fault": "pushed-twice"]),
    ]
    #expect(CheckEnding.failed(failures).summary == "pushed twice")
  }

  @Test(arguments: [
    (TimeLimit.cpu, "an endless loop, stopped after 5 seconds"),
    (.waiting, "waited for nothing, stopped after 5 seconds"),
  ])
  func timesAreWholeSeconds(limit: TimeLimit, words: String) {
    #expect(CheckEnding.timedOut(limit, limit: .seconds(5), frame: nil).summary == words)
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
    let xml = xml(nil)
    #expect(xml.contains("tests=\"4\" failures=\"0\" skipped=\"4\""))
    #expect(xml.contains("<skipped/>"))
  }

  @Test func checksThatDoNotCountAreSkippedCasesBesideTheReason() {
    let passed = CheckResult(id: "first", requirement: "one", ending: .passed)
    let flag = Flag(.call, "exit", file: "Flow.swift", line: 3)
    for xml in [
      xml(.graded([passed]), flags: [flag]), xml(.taskBroken(missing: ["A"], [])),
      xml(.notCompiled([])),
    ] {
      #expect(xml.contains("tests=\"4\" failures=\"1\" skipped=\"3\""))
      for check in ["first", "second", "third"] { #expect(xml.contains("name=\"\(check)\"")) }
    }
    #expect(
      xml(.graded([passed]), flags: [flag]).contains("Flow.swift:3: `exit` calls the system.")
    )
  }
}

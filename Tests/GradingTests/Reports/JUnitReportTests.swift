import Channel
import Grader
import Testing
import Workbook

@testable import Grading

/// What a build server is told of one student's answers.
@Suite struct JUnitReportTests {
  private let small: SmallClass

  init() throws { small = try SmallClass() }

  private func xml(_ verdict: Verdict?) throws -> String {
    var report = JUnitReport()
    try report.add(verdict, on: try #require(small.course.exercises.first))
    return report.xml
  }

  private func xml(_ outcome: Outcome, flags: [Flag] = []) throws -> String {
    let id = ExerciseID(lesson: 1, number: 1)
    return try xml(Verdict(exercise: id, outcome: outcome, flags: flags, toolchain: "Swift"))
  }

  @Test func everyCheckHasACaseNamedByItsIdentifier() throws {
    let failure = Failure(what: "hello", expected: "<two>", found: "\"2\" & \u{1B}")
    let xml = try xml(
      .graded([
        CheckResult(id: "isTwo", requirement: "hello is two", ending: .passed),
        CheckResult(id: "isSmall", requirement: "hello is small", ending: .failed([failure])),
      ])
    )
    #expect(
      xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="1.1 Say hello" tests="2" failures="1" skipped="0">
            <testcase classname="1.1 Say hello" name="isTwo"/>
            <testcase classname="1.1 Say hello" name="isSmall"><failure message="hello is small: \
        hello: expected &lt;two&gt;, found &quot;2&quot; &amp; \\u{1B}"/></testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func anUntouchedExercisesChecksAreSkipped() throws {
    let xml = try xml(nil)
    #expect(xml.contains("tests=\"2\" failures=\"0\" skipped=\"2\""))
    #expect(xml.contains("<skipped/>"))
  }

  @Test func checksThatDoNotCountAreSkippedCasesBesideTheReason() throws {
    let passed = CheckResult(id: "isTwo", requirement: "hello is two", ending: .passed)
    let passedToo = CheckResult(id: "isSmall", requirement: "hello is small", ending: .passed)
    let flag = Flag(.call, "exit", file: "Hello.swift", line: 3)
    let held = try xml(.graded([passed, passedToo]), flags: [flag])
    let error = Diagnostic(
      id: "x",
      severity: .error,
      file: "Hello.swift",
      line: 3,
      column: 7,
      message: "no such thing"
    )
    let broken = try xml(.notCompiled([error]))
    let renamed = try xml(.taskBroken(missing: ["hello"], []))
    for xml in [held, broken, renamed] {
      #expect(xml.contains("tests=\"3\" failures=\"1\" skipped=\"2\""))
      for check in ["isTwo", "isSmall"] { #expect(xml.contains("name=\"\(check)\"")) }
    }
    #expect(held.contains("Hello.swift:3: `exit` calls the system."))
    #expect(broken.contains("no such thing") && broken.contains("Hello.swift"))
    #expect(renamed.contains("`hello`"))
  }
}

import Foundation
import Grading
import Testing

@Suite struct GradescopeReportTests {
  @Test func whatIsWrittenIsWhatGradescopeReads() throws {
    let book = SampleGrades.book(
      SampleGrades.names,
      [SampleGrades.mixed(), SampleGrades.obstructed(), SampleGrades.tenths(lateFactor: 0.5)]
    )
    let files = ReportForm.gradescope.files(of: book)
    for file in files { #expect(GradescopeRules.faults(in: try JSONFile(file.text)) == []) }
    #expect(files.count == book.students.count)
  }

  @Test(
    arguments: [
      ("{\"tests\": []}", []), ("{}", ["neither a score nor tests"]),
      ("{\"score\": \"1\"}", ["score is 1"]),
      ("{\"score\": 1, \"grade\": 1}", ["unknown field grade"]),
      ("{\"score\": 1, \"output_format\": \"pdf\"}", ["output_format is pdf"]),
      ("{\"tests\": [{\"score\": 2, \"max_score\": 1}]}", ["a score of 2.0 of 1.0"]),
      ("{\"tests\": [{\"score\": 2}]}", ["half a score"]),
      ("{\"tests\": [{\"status\": \"pass\"}]}", ["status is pass"]),
    ] as [(String, [String])]
  )
  func whatGradescopeDoesNotReadIsSeen(_ text: String, _ faults: [String]) throws {
    #expect(GradescopeRules.faults(in: try JSONFile(text)) == faults)
  }

  @Test func testsHaveTheChecksPoints() throws {
    let book = SampleGrades.book(["Ada"], [SampleGrades.mixed("found `b`")])
    let results = try JSONFile(ReportForm.gradescope.text(of: book))
    #expect(results["score"] as? Double == 1)
    #expect(results["output"] as? String == "Ada/a.swift: it is a link and is not followed.")
    let tests = results.list("tests")
    #expect(tests.map { $0["score"] as? Double } == [1, 0])
    #expect(tests.map { $0["max_score"] as? Double } == [1, 2])
    #expect(tests.map { $0["status"] as? String } == ["passed", "failed"])
    #expect(tests.map { $0["output"] as? String } == ["", "found `b`"])
    #expect(tests[0]["name"] as? String == "5.1 The \"hand-off\" & <more>: The first <b> is met")
  }

  @Test func whatKeepsChecksFromRunningIsToldOnceAndCostsNothingMore() throws {
    let book = SampleGrades.book(["Ada"], [SampleGrades.obstructed("no such name")])
    let tests = try JSONFile(ReportForm.gradescope.text(of: book)).list("tests")
    #expect(tests.map { $0["output"] as? String == "no such name" } == [true, false, false])
    #expect(tests[0]["max_score"] == nil)
  }

  @Test func pointsOfALateAnswerAreExplained() throws {
    let book = SampleGrades.book(["Ada"], [SampleGrades.tenths(lateFactor: 0.5)])
    let results = try JSONFile(ReportForm.gradescope.text(of: book))
    #expect(results["score"] as? Double == 0.15)
    let test = try #require(results.list("tests").first)
    #expect(test["status"] as? String == "passed")
    #expect([test["score"] as? Double, test["max_score"] as? Double] == [0.05, 0.1])
    let output = try #require(test["output"] as? String)
    #expect(output.hasPrefix("Handed in late: it was due 1970-01-12 17:00:00+05:00 and came"))
    #expect(output.hasSuffix("so 0.5 of the points count."))
  }
}

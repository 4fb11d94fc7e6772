import Foundation
import Grading
import Testing

@Suite struct ExercismReportTests {
  @Test func whatIsWrittenIsWhatExercismReads() throws {
    let book = SampleGrades.book(
      ["Ada", "Bea"],
      [
        SampleGrades.mixed(), SampleGrades.unattempted(), SampleGrades.obstructed(),
        SampleGrades.tenths(),
      ]
    )
    let results = try ReportForm.exercism.files(of: book).map { try JSONFile($0.text) }
    for result in results { #expect(ExercismRules.faults(in: result) == []) }
    let statuses = results.map { $0["status"] as? String }
    #expect(statuses == ["fail", "error", "pass", "fail", "error", "pass"])
  }

  @Test(
    arguments: [
      ("{\"version\": 3, \"status\": \"error\", \"message\": \"no\"}", []),
      (
        "{\"version\": 2, \"status\": \"error\"}",
        ["no message", "version is 2", "a message beside tests"]
      ),
      (
        "{\"version\": 3, \"status\": \"pass\", \"tests\": [{\"name\": \"a\", \"status\": \"fail\", \"message\": \"b\"}]}",
        ["another sum"]
      ),
      (
        "{\"version\": 3, \"status\": \"fail\", \"tests\": [{\"name\": \"a\", \"status\": \"fail\"}]}",
        ["no message"]
      ),
      (
        "{\"version\": 3, \"status\": \"pass\", \"tests\": [{\"name\": 1, \"status\": \"pass\"}]}",
        ["name is 1"]
      ),
      (
        "{\"version\": 3, \"status\": \"pass\", \"tests\": [{\"name\": \"a\", \"status\": \"pass\", \"id\": 1}]}",
        ["unknown field id"]
      ),
    ] as [(String, [String])]
  )
  func whatExercismDoesNotReadIsSeen(_ text: String, _ faults: [String]) throws {
    #expect(ExercismRules.faults(in: try JSONFile(text)) == faults)
  }

  @Test func testsStandInTheChecksOrder() throws {
    let book = SampleGrades.book(["Ada"], [SampleGrades.mixed("found `b`")])
    let tests = try JSONFile(ReportForm.exercism.text(of: book)).list("tests")
    #expect(
      tests.map { $0["name"] as? String } == ["The first <b> is met", "The second is met"]
    )
    #expect(tests.map { $0["status"] as? String } == ["pass", "fail"])
    #expect(tests.map { $0["message"] as? String } == [nil, "found `b`"])
  }

  @Test func aPathNamesStudentAndAttemptedExercise() {
    let paths = ReportForm.exercism.files(of: SampleGrades.book(["Ada"])).map(\.path)
    #expect(
      paths == ["5.1", "5.3"].map { "exercism/Ada/\($0)/results.json" }
    )
  }
}

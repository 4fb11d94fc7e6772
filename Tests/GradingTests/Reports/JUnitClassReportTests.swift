import Foundation
import Grading
import Testing

@Suite struct JUnitClassReportTests {
  @Test func everyNameIsReadByAParser() throws {
    let book = SampleGrades.book()
    let elements = try Elements.read(ReportForm.junit.text(of: book))
    let suites = elements.filter { $0.name == "testsuite" }
    #expect(suites.count == 3 * book.students.count)
    for (student, index) in zip(SampleGrades.names, stride(from: 0, to: suites.count, by: 3)) {
      // XML has no place for these two.
      let name = student.replacing("\u{1B}", with: "\u{FFFD}")
        .replacing("\u{FFFE}", with: "\u{FFFD}")
      let expected = "\(name) 5.1 The \"hand-off\" & <more>"
      #expect(suites[index]["name"] == expected)
    }
  }

  @Test func elementsAndAttributesAreJUnits() throws {
    let elements = try Elements.read(ReportForm.junit.text(of: SampleGrades.book()))
    for element in elements {
      let rule = try #require(Self.rules[element.name], "\(element.name) is no element")
      #expect(element.parent == rule.parent)
      #expect(Set(element.attributes.keys) == rule.attributes)
    }
  }

  /// The elements of a report: which one holds them, and the attributes that each has to have.
  private static let rules: [String: (parent: String?, attributes: Set<String>)] = [
    "testsuites": (nil, []),
    "testsuite": ("testsuites", ["name", "tests", "failures", "skipped"]),
    "testcase": ("testsuite", ["name", "classname"]),
    "failure": ("testcase", ["message"]),
    "skipped": ("testcase", []),
  ]

  @Test func countsAreOfTheCases() throws {
    let elements = try Elements.read(ReportForm.junit.text(of: SampleGrades.book(["Ada"])))
    let counts = elements.filter { $0.name == "testsuite" }
      .map { [$0["tests"], $0["failures"], $0["skipped"]] }
    #expect(counts == [["2", "1", "0"], ["1", "0", "1"], ["3", "1", "2"]])
    #expect(elements.count { $0.name == "failure" } == 2)
    #expect(elements.count { $0.name == "skipped" } == 3)
  }

  @Test func whatKeepsChecksFromRunningIsToldOnce() throws {
    let book = SampleGrades.book(["Ada"], [SampleGrades.obstructed("first\n<second>")])
    let elements = try Elements.read(ReportForm.junit.text(of: book))
    #expect(elements.filter { $0.name == "failure" }.map { $0["message"] } == ["first\n<second>"])
    let cases = elements.filter { $0.name == "testcase" }.map { $0["name"] }
    #expect(cases == ["canBeChecked", "one", "two"])
  }
}

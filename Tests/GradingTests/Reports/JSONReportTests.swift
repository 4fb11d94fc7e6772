import Foundation
import Grading
import Testing

@Suite struct JSONReportTests {
  @Test func everythingComesBack() throws {
    var book = SampleGrades.book()
    book.students[0].exercises[0].outcome = .ungraded
    book.students[0].exercises[1].outcome = .unreadable(reason: "it is a link")
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let text = ReportForm.json.text(of: book)
    #expect(try decoder.decode(Gradebook.self, from: Data(text.utf8)) == book)
  }

  @Test func sumsAndOutcomesAreThereForOtherPrograms() throws {
    let book = SampleGrades.book(
      ["Ada"],
      [SampleGrades.tenths(), SampleGrades.obstructed("why"), SampleGrades.unattempted()]
    )
    let object = try JSONFile(ReportForm.json.text(of: book))
    #expect(object["form"] as? Int == 2)
    let student = try #require(object.list("students").first)
    #expect(student["points"] as? Double == 0.3)
    #expect(student["maximum"] as? Double == 3.3)
    let outcomes = student.list("exercises").map { $0.object("outcome") }
    #expect(outcomes.map { $0["kind"] as? String } == ["checked", "checked", "unattempted"])
    #expect(outcomes[1].object("answer")["obstacle"] as? String == "why")
  }

  @Test func theSameGradesAreTheSameText() {
    #expect(
      ReportForm.json.text(of: SampleGrades.book()) == ReportForm.json.text(of: SampleGrades.book())
    )
  }
}

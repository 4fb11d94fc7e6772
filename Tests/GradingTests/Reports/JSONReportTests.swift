import Foundation
import Grading
import Testing

@Suite struct JSONReportTests {
  @Test func everythingComesBack() throws {
    var book = SampleGrades.book()
    book.students[0].exercises[0].outcome = .ungraded
    book.students[0].exercises[1].outcome = .unreadable(reason: "it is a link")
    #expect(try Gradebook(json: ReportForm.json.text(of: book)) == book)
  }

  @Test func aStudentIsALine() throws {
    for count in 0...2 {
      let names = Array(["a\nb", "Bea"].prefix(count))
      let text = ReportForm.json.text(of: SampleGrades.book(names))
      #expect(try JSONFile(text).list("students").count == count)
      #expect(text.split(separator: "\n").count == 2 + count)
    }
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

extension Gradebook {
  /// Reads the grades as another program does.
  init(json: String) throws {
    struct Students: Decodable { var students: [StudentGrade] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let head = try decoder.decode(Head.self, from: Data(json.utf8))
    self.init(
      course: head.course,
      toolchain: head.toolchain,
      assigned: head.assigned,
      students: try decoder.decode(Students.self, from: Data(json.utf8)).students,
      likenesses: head.likenesses
    )
  }
}

import Foundation
import Support
import Testing
import Workbook

@testable import Grading

/// An answer with something in it that no honest one needs has no grade until a human has looked.
@Suite(.timeLimit(.minutes(10)))
struct HeldAnswerTests {
  private let id = ExerciseID(lesson: 1, number: 1)
  private static let suspicious = "import Foundation\nlet hello = 2\nfunc end() { exit(0) }\n"

  private let small: SmallClass

  init() throws { small = try SmallClass(["ada/\(SmallClass.answer)": Self.suspicious]) }

  private func grade(_ run: ClassRun) throws -> ExerciseGrade {
    try #require(try run.grade().gradebook.students.first?.exercises.first)
  }

  @Test func aFlaggedAnswerIsHeldWithoutPoints() throws {
    let run = try small.run()
    let grade = try grade(run)
    guard case .held(let answer) = grade.outcome else {
      Issue.record("\(grade.outcome)")
      return
    }
    #expect(answer.flagSentences == ["Hello.swift:3: `exit` calls the system."])
    #expect(grade.points == 0)
    #expect(grade.maximum == 2)
  }

  @Test func clearedContentsHaveTheirGradeAndOthersDoNot() throws {
    var run = try small.run()
    guard case .held(let answer) = try grade(run).outcome else {
      Issue.record("not held")
      return
    }
    run.settings.cleared = ["ada": [id: answer.shortContents]]
    #expect(try grade(run).points == 2)
    #expect(try run.grade().notes == [])

    try small.files.write(Self.suspicious + "// changed\n", to: "Class/ada/\(SmallClass.answer)")
    var again = try small.run()
    again.settings = run.settings
    #expect(try grade(again).points == 0)
    let notes = try again.grade().notes
    #expect(notes == [.cleared(student: "ada", exercise: id, .otherContents)])
    #expect(
      notes.first?.sentence.hasPrefix(
        "cleared.ada.1.1 of the settings clears nothing: these are not the contents that ada has"
      ) == true
    )
  }

  @Test(
    arguments: [
      "ada", "Ada \"Countess\" O'L", "a\\b\n", "Jos\\u{00E9}", "\u{202E}ada\u{1B}[1m",
    ]
  )
  func whatClearsAnAnswerCanBePasted(name: String) throws {
    let contents = String(repeating: "0", count: 32)
    let entry = GradingSettings.clearing(contents, of: name, for: id)
    let file = try TemporaryFolder(["grading.json": "{ \(entry.joined(separator: "\n")) }"])
    let settings = try SettingsReader.settings(
      at: file.url.appending(path: "grading.json").path,
      course: small.course,
      students: []
    )
    #expect(settings.cleared == [name: [id: contents]])
    #expect(!entry.joined().unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(entry.allSatisfy { $0.count <= 78 })
  }

  @Test func whatFitsNoAnswerIsToldAndStopsNothing() throws {
    try small.files.write("let hello = 1\n", to: "Class/bob/\(SmallClass.answer)")
    var run = try small.run()
    let other = ExerciseID(lesson: 1, number: 2)
    let contents = String(repeating: "0", count: 32)
    run.settings.cleared = [
      "ad": [id: contents], "ada": [other: contents], "bob": [id: contents],
    ]
    let result = try run.grade()
    #expect(
      result.notes == [
        .cleared(student: "ad", exercise: id, .noStudent(suggestion: "ada")),
        .cleared(student: "ada", exercise: other, .notAssigned),
        .cleared(student: "bob", exercise: id, .noAnswer),
      ]
    )
    #expect(result.gradebook.students.count == 2)
  }

  @Test func everyReportNamesAHeldAnswerAndGivesItNothing() throws {
    let run = try small.run()
    let book = try run.grade().gradebook
    #expect(ReportForm.csv.text(of: book).contains("ada,1.1,Say hello,held,0,2"))
    #expect(ReportForm.junit.text(of: book).contains("`exit` calls the system"))
    #expect(ReportForm.html.text(of: book).contains("0 (held)"))
    #expect(ReportForm.feedback.text(of: book).contains("until a human has looked"))
    #expect(ReportForm.gradescope.text(of: book).contains("\"score\" : 0"))
    #expect(ReportForm.exercism.text(of: book).contains("\"status\" : \"error\""))
    #expect(try Gradebook(json: ReportForm.json.text(of: book)) == book)
  }
}

import Foundation
import Support
import Testing
import Workbook

@testable import Grading

struct JournalTests {
  private let folder: TemporaryFolder
  private let key = JournalEntry.Key(student: "ada", exercise: ExerciseID(lesson: 1, number: 1))

  init() throws { folder = try TemporaryFolder() }

  private func entry(_ contents: String, judge: String = "judge") -> JournalEntry {
    let grade = ExerciseGrade(
      exercise: key.exercise,
      title: "Say hello",
      outcome: .checked(CheckedAnswer(contents: contents)),
      checks: [CheckGrade(id: "isTwo", requirement: "hello is two")]
    )
    return JournalEntry(student: key.student, contents: contents, judge: judge, grade: grade)
  }

  private func text() throws -> String { try folder.read("journal.jsonl") }

  @Test func aGradeIsKnownToTheNextRun() throws {
    do { try Journal(folder: folder.url).add(entry("a")) }
    let journal = try Journal(folder: folder.url)
    #expect(journal.grade(of: key, contents: "a", judge: "judge") == entry("a").grade)
    #expect(journal.grade(of: key, contents: "b", judge: "judge") == nil)
    #expect(journal.grade(of: key, contents: "a", judge: "another") == nil)
  }

  @Test func theLastGradeOfAnAnswerCounts() throws {
    do {
      let journal = try Journal(folder: folder.url)
      try journal.add(entry("a"))
      try journal.add(entry("b"))
    }
    let journal = try Journal(folder: folder.url)
    #expect(journal.grade(of: key, contents: "b", judge: "judge") != nil)
    #expect(journal.grade(of: key, contents: "a", judge: "judge") == nil)
  }

  @Test func halfALineIsPassedOverAndEnded() throws {
    do { try Journal(folder: folder.url).add(entry("a")) }
    let whole = try text()
    try folder.write(whole + whole.prefix(whole.count / 2), to: "journal.jsonl")
    do { try Journal(folder: folder.url).add(entry("b")) }
    let journal = try Journal(folder: folder.url)
    #expect(journal.grade(of: key, contents: "b", judge: "judge") != nil)
    #expect(try text().split(separator: "\n").count == 3)
  }

  @Test func twoTutorsDoNotGradeOneClass() throws {
    let journal = try Journal(folder: folder.url)
    let path = folder.url.appending(path: "journal.jsonl").path
    #expect(throws: GradingError.busy(path: path)) { _ = try Journal(folder: folder.url) }
    _ = journal.grade(of: key, contents: "a", judge: "judge")
  }

  @Test func aJournalThatIsALinkIsNotWrittenThrough() throws {
    try folder.write("", to: "other")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "journal.jsonl"),
      withDestinationURL: folder.url.appending(path: "other")
    )
    #expect(throws: GradingError.self) { _ = try Journal(folder: folder.url) }
    #expect(try folder.read("other") == "")
  }
}

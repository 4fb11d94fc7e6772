import Foundation
import Grader
import Synchronization
import Support
import Testing
import Workbook

@testable import Grading

/// Small classes, really compiled and really run.
@Suite(.timeLimit(.minutes(10)))
struct ClassRunTests {
  private let id = ExerciseID(lesson: 1, number: 1)

  /// An answer that no other test has made.
  private func answer(_ value: Int) -> String { "let hello = \(value)  // \(UUID())\n" }

  private func grade(of student: String, in result: ClassResult) throws -> ExerciseGrade {
    let grades = try #require(result.gradebook.students.first { $0.student == student })
    return try #require(grades.exercises.first)
  }

  @Test func oneBadSubmissionNeverStopsTheRest() throws {
    let small = try SmallClass([
      "ada/\(SmallClass.answer)": answer(2), "bob/\(SmallClass.answer)": answer(3),
      "cyd/\(SmallClass.answer)": "let hello = \"\n", "dot/\(SmallClass.answer)": "let hello = 1\n",
      "eva/nothing.txt": "", "fay.zip": "no archive",
      "gus/\(SmallClass.answer)": "nonisolated(unsafe) let hello: Int = { while true {} }()\n",
    ])
    let result = try small.run().grade()
    #expect(
      result.gradebook.students.map(\.student) == ["ada", "bob", "cyd", "dot", "eva", "fay", "gus"]
    )
    #expect(result.gradebook.students.map(\.points) == [2, 1, 0, 0, 0, 0, 0])
    #expect(result.gradebook.students.map(\.maximum) == [2, 2, 2, 2, 2, 2, 2])
    #expect(try grade(of: "dot", in: result).outcome == .unattempted)
    #expect(try grade(of: "eva", in: result).outcome == .unattempted)
    #expect(result.gradebook.students.last?.exercises.first?.checks.first?.fault != nil)
    #expect(result.ungraded == [])
  }

  @Test func studentsWhoseNamesReadTheSameHaveEachTheirOwnGrade() throws {
    let small = try SmallClass()
    for (name, value) in [("Jos\u{E9}", 2), ("Jose\u{301}", 3)] {
      try small.files.write(answer(value), to: "Class/\(name)/\(SmallClass.answer)")
    }
    let result = try small.run().grade()
    #expect(result.gradebook.students.map(\.student) == [#"Jos\u{00E9}"#, #"Jose\u{0301}"#])
    #expect(result.gradebook.students.map(\.points) == [2, 1])
    let feedback = small.folder.appending(path: ".grading/reports/feedback").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: feedback).count == 2)
  }

  @Test func theSameContentsAreCompiledOnce() throws {
    let text = answer(2)
    let names = ["ada", "bob", "cyd", "dot"]
    let small = try SmallClass(
      Dictionary(uniqueKeysWithValues: names.map { ("\($0)/\(SmallClass.answer)", text) })
    )
    let count = Mutex(0)
    let run = try small.run { command in
      if command.arguments.contains("SayHello") { count.withLock { $0 += 1 } }
    }
    let result = try run.grade()
    #expect(result.gradebook.students.map(\.points) == [2, 2, 2, 2])
    #expect(count.withLock { $0 } == 1)
  }

  @Test func whatWasGradedIsNotRunAgain() throws {
    let small = try SmallClass(["ada/\(SmallClass.answer)": answer(2)])
    let first = try small.run().grade()
    var run = try small.run()
    let before = try Data(contentsOf: small.folder.appending(path: ".grading/journal.jsonl"))
    run.settings.weights = [.exercise(id): 3]
    let second = try run.grade()
    #expect(second.gradebook.students.map(\.points) == [6])
    #expect(first.gradebook.students.map(\.points) == [2])
    let after = try Data(contentsOf: small.folder.appending(path: ".grading/journal.jsonl"))
    #expect(before == after, "nothing was graded anew")
  }

  @Test func aFirstRunHasNothingToCompareWith() throws {
    let small = try SmallClass(["ada/\(SmallClass.answer)": answer(2)])
    var run = try small.run()
    run.isRegrade = true
    #expect(try run.grade().comparison == .nothingEarlier)
  }

  @Test func aChangedAnswerIsGradedAnew() throws {
    let small = try SmallClass(["ada/\(SmallClass.answer)": answer(3)])
    #expect(try small.run().grade().gradebook.students.map(\.points) == [1])
    try small.files.write(answer(2), to: "Class/ada/\(SmallClass.answer)")
    var run = try small.run()
    run.isRegrade = true
    let result = try run.grade()
    #expect(result.gradebook.students.map(\.points) == [2])
    #expect(
      result.comparison
        == .changes([
          GradeChange(student: "ada", exercise: id, before: 1, after: 2, reasons: [.answer])
        ])
    )
  }

  @Test func anUpdateOfTheCourseIsToldUntilItWasLookedAt() throws {
    let small = try SmallClass(["ada/\(SmallClass.answer)": answer(2)])
    _ = try small.run().grade()
    try small.replaceChecks(SmallClass.checks(smallest: 2))
    #expect(try small.run().grade().comparison == .courseChanged(count: 1))
    var run = try small.run()
    run.isRegrade = true
    let change = GradeChange(
      student: "ada",
      exercise: id,
      before: 2,
      after: 1,
      reasons: [.nowFails(["hello is small"])]
    )
    #expect(try run.grade().comparison == .changes([change]))
    #expect(try small.run().grade().comparison == Comparison.none)
  }

  @Test func anotherAssignmentIsNoChangeOfTheCourse() throws {
    let small = try SmallClass(["ada/\(SmallClass.answer)": answer(2)])
    let hidden = "Tests/Hidden/01-greetings/2-say-more"
    try small.files.write("let more = 1\n", to: "\(hidden)/Starter/More.swift")
    try small.files.write("", to: "\(hidden)/HiddenTests.swift")
    let misconception = "\(hidden)/Misconceptions/None/Misconception.md"
    try small.files.write("Fails: isMore\n\nNo.\n", to: misconception)
    let explanations = "## isMore\nSection: first\n\nMore than {found}.\n"
    try small.files.write(explanations, to: "\(hidden)/Explanations.md")
    _ = try small.run().grade()
    var run = try small.run()
    run.settings.assigned = [.lesson(1)]
    #expect(try run.grade().comparison == Comparison.none)
    try small.replaceChecks(SmallClass.checks(smallest: 2))
    var again = try small.run()
    again.settings.assigned = [.lesson(1)]
    #expect(try again.grade().comparison == .courseChanged(count: 1))
  }

  @Test func lateAnswersLoseTheirShare() throws {
    let small = try SmallClass(["ada/\(SmallClass.answer)": answer(2)])
    var run = try small.run()
    run.settings.due = [.lesson(1): DueDate(Date(timeIntervalSince1970: 0))]
    run.settings.handedIn = ["ada": Date(timeIntervalSince1970: 100_000)]
    run.settings.lateFactor = 0.5
    let student = try #require(try run.grade().gradebook.students.first)
    #expect(student.points == 0.5)
    #expect(student.maximum == 2)
    #expect(student.handedIn == Date(timeIntervalSince1970: 100_000))
    let late = student.exercises.first?.late
    #expect(late?.due == Date(timeIntervalSince1970: 0))
    #expect(late?.handedIn == student.handedIn)
  }

  @Test func progressIsToldOfWhatIsCheckedAlone() throws {
    let small = try SmallClass([
      "ada/\(SmallClass.answer)": answer(2), "bob/\(SmallClass.answer)": answer(3),
      "cyd/\(SmallClass.answer)": "let hello = 1\n",
    ])
    func advances() throws -> [Int] {
      let told = Mutex<[Int]>([])
      _ = try small.run().grade { advance in told.withLock { $0.append(advance.done) } }
      return told.withLock { $0 }
    }
    #expect(try advances().count == 2)
    #expect(try advances() == [])
    try small.files.write(answer(4), to: "Class/bob/\(SmallClass.answer)")
    #expect(try advances().count == 1)
  }

  @Test func aKnownWrongAnswerBringsWhatTheCourseSaysOfIt() throws {
    let small = try SmallClass(["ada/\(SmallClass.answer)": answer(9)])
    let run = try small.run()
    let result = try run.grade()
    guard case .checked(let checked) = try grade(of: "ada", in: result).outcome else {
      Issue.record("not checked")
      return
    }
    #expect(checked.misconception == "None")
    #expect(checked.misconceptionSentence == "You see no need.")
    let text = try small.files.read("Class/.grading/reports/feedback/ada.md")
    #expect(!text.contains("You see no need"))
  }

  @Test func reportsAreWrittenWholeAndHoldNoHiddenText() throws {
    let long = String(repeating: "é", count: 120)
    let small = try SmallClass([
      "ada/\(SmallClass.answer)": answer(3), "\(long)/\(SmallClass.answer)": answer(3),
    ])
    let run = try small.run()
    let result = try run.grade()
    let files = try FileManager.default.subpathsOfDirectory(atPath: run.reports.path)
    #expect(files.contains("grades.csv"))
    #expect(files.contains("grades.json"))
    #expect(!files.contains { $0.hasSuffix(".new") })
    let kinds: Set = ["csv", "json", "xml", "html", "md"]
    for file in files where kinds.contains((file as NSString).pathExtension) {
      let text = try String(contentsOf: run.reports.appending(path: file), encoding: .utf8)
      #expect(!text.contains("Checks::expect"), "\(file)")
    }
    #expect(result.gradebook.students.count == 2)
  }

  @Test func whatNothingEnclosesIsNotRun() throws {
    let small = try SmallClass(["ada/\(SmallClass.answer)": answer(2)])
    let grader = Grader(root: SmallClass.root, cache: SmallClass.cache, sandbox: .reaper)
    var run = ClassRun(course: small.course, grader: grader, folder: try ClassFolder(small.folder))
    run.settings.assigned = [.exercise(id)]
    #expect(throws: GradingError.notEnclosed) { try run.grade() }
    run.isUnsafe = true
    #expect(try run.grade().gradebook.students.map(\.points) == [2])
  }

  @Test func aPartThatIsNotAssignedIsAnError() throws {
    let small = try SmallClass(["ada/\(SmallClass.answer)": answer(2)])
    var run = try small.run()
    run.parts = [.exercise(ExerciseID(lesson: 1, number: 2))]
    #expect(throws: GradingError.nothingAssigned) { try run.grade() }
  }
}

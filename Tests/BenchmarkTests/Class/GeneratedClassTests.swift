import Foundation
import Grader
import Support
import Testing
import Workbook

@testable import Grading
@testable import benchmark

/// Classes whose grades are known before they are graded, really compiled and really run.
@Suite(.timeLimit(.minutes(10)))
struct GeneratedClassTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let course: Course
  private let files: TemporaryFolder
  /// What no run of this test has handed in before, so that no verdict is known.
  private let mark = "x" + UUID().uuidString.filter { $0 != "-" }

  init() throws {
    course = try Course.load(root: Self.root)
    files = try TemporaryFolder()
  }

  private var folder: String { files.url.appending(path: "class").path }

  /// `benchmark class` does the same with two hundred, and takes longer than any other test would.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["TUTOR_VERIFY"] == "whole",
      "TUTOR_VERIFY=whole grades one answer of each kind"
    )
  )
  func eachKindOfAnswerGetsTheGradeThatItShould() throws {
    var students = try GeneratedClass(ofEachKindIn: course)
    students.mark = mark
    try students.write(to: folder)
    var limits = Limits()
    // Honest checks take a hundredth of it; who loops or waits for ever need not be waited for as long.
    limits.cpu = .seconds(1)
    limits.wall = .seconds(5)
    let grader = Grader(root: Self.root, cache: Grader.defaultCache(), limits: limits)
    var run = ClassRun(
      course: course,
      grader: grader,
      folder: try ClassFolder(URL(filePath: folder))
    )
    run.settings.assigned = students.exercises.map { .exercise($0.id) }
    let result = try run.grade()
    #expect(result.ungraded == [])
    let csv = ReportForm.csv.text(of: result.gradebook)
    let difference = GradeLine.difference(
      of: GradeLine.list(csv),
      from: try students.expected()
    )
    #expect(difference == nil, "\(students.answers.map(\.kind))")
  }

  @Test func aKilledRunIsResumedToTheSameTable() throws {
    let honest = try GeneratedClass(of: GeneratedClass.places, course: course)
    let quick = honest.answers.filter { $0.kind.hasPrefix("right") || $0.kind.contains("a mis") }
    let students = GeneratedClass(answers: quick, exercises: honest.exercises, mark: mark)
    let environment = ProcessInfo.processInfo.environment.merging([
      "TUTOR_WORKBOOK": Self.root.path, "TUTOR_CACHE": Grader.defaultCache().path,
    ]) { $1 }
    let run = try GradeRun(
      students,
      in: folder,
      tutor: BuiltProduct.url("tutor").path,
      environment: environment
    )
    try run.kill(after: 2)
    #expect((2..<quick.count).contains(run.keptGrades()), "it was not killed on the way")
    try run.finish()
    #expect(run.keptGrades() == quick.count, "each is graded once")
    let difference = GradeLine.difference(
      of: GradeLine.list(try run.csv()),
      from: try students.expected()
    )
    #expect(difference == nil)
  }

  @Test func everyPlaceIsTakenAsOftenInALargeClass() throws {
    let small = try GeneratedClass(of: 20, course: course)
    let large = try GeneratedClass(of: 200, course: course)
    let outcomes = { (students: GeneratedClass) in
      Dictionary(grouping: students.answers, by: \.expected.outcome).mapValues(\.count)
    }
    #expect(outcomes(large) == outcomes(small).mapValues { 10 * $0 })
    let each = try GeneratedClass(ofEachKindIn: course)
    #expect(Set(large.answers.map(\.kind)) == Set(each.answers.map(\.kind)))
    #expect(large.distinct == 170)
    #expect(
      large.outcomes
        == "100 checked, 50 held, 20 unattempted, 10 unreadable, 20 could not run"
    )
  }
}

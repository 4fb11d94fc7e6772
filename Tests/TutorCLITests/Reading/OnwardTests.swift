import Foundation
import Support
import Testing
import Workbook

@testable import TutorCLI

/// What ENTER does, decided from position and progress alone.
struct OnwardTests {
  private let folder: TemporaryFolder
  private let course: Course

  init() throws {
    folder = try SmallWorkbook.make()
    course = try Course.load(root: folder.url)
  }

  private func onward(
    lesson: Int = 1,
    _ stop: Position.Stop,
    passed: [ExerciseID] = []
  ) throws -> String {
    let path = try LessonPath(try #require(course.lesson(lesson)), on: .pipe)
    var progress = Workbook::Progress()
    for id in passed { progress[id].isPassing = true }
    let position = Position(lesson: lesson, stop: stop)
    switch Onward.from(position, on: path, in: course, progress: progress) {
    case .read(let step, _): return "read \(step)"
    case .ask(_, let step): return "ask \(step)"
    case .exercise(let exercise): return "exercise \(exercise.id)"
    case .check(let exercise): return "check \(exercise.id)"
    case .lesson(let lesson): return "lesson \(lesson.number)"
    case .nothing: return "nothing"
    }
  }

  @Test(
    arguments: [
      (.step(0), [], "read 1"),
      (.step(1), [], "ask 2"),
      (.step(2), [], "read 3"),
      (.step(3), [], "exercise 1.1"),
      (.step(3), ["1.1"], "exercise 1.2"),
      (.step(3), ["1.1", "1.2"], "lesson 2"),
      (.exercise("1.1"), [], "check 1.1"),
      (.exercise("1.1"), ["1.1"], "exercise 1.2"),
      (.exercise("1.2"), ["1.2"], "exercise 1.1"),
      (.exercise("1.2"), ["1.1", "1.2"], "lesson 2"),
    ] as [(Position.Stop, [ExerciseID], String)]
  )
  func enterDoesTheObviousNextThing(stop: Position.Stop, passed: [ExerciseID], next: String) throws
  {
    #expect(try onward(stop, passed: passed) == next)
  }

  @Test func theLastLessonsEndIsTheEndWhenAllHasPassed() throws {
    #expect(try onward(lesson: 2, .step(0), passed: ["1.1", "1.2"]) == "nothing")
  }

  @Test func theLastLessonsEndLeadsBackToWhatIsOpen() throws {
    #expect(try onward(lesson: 2, .step(0), passed: ["1.1"]) == "exercise 1.2")
  }

  @Test func aSectionIsCutAtItsQuestions() throws {
    let path = try LessonPath(try #require(course.lesson(1)), on: .pipe)
    #expect(path.steps.map(\.section) == [0, 1, 1, 1])
    #expect(path.firstStep(ofSection: "the-hand-off") == 1)
    #expect(path.beginsSection(1) && !path.beginsSection(3))
  }
}

extension Terminal {
  /// What nobody reads a screen at a time.
  fileprivate static let pipe = Terminal(
    columns: 80,
    hasColor: false,
    hasUnicode: true,
    isInteractive: false
  )
}

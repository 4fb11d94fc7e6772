import Grader
import Simulator
import Testing
import Workbook

@testable import TutorCLI

/// Builds a lesson's app and drives it in a process of its own, as the tutor does.
struct Rehearsal {
  private let program: AppProgram

  init(_ lesson: Lesson) throws {
    let build = try TheCourse.grader.buildApp(sources: lesson.folder, module: lesson.module)
    guard case .program(let program) = build else {
      Issue.record("the app of lesson \(lesson.number) does not compile: \(build)")
      throw DoesNotCompile()
    }
    self.program = program
  }

  /// Launches the app with these arguments.
  func launch(_ arguments: [String]) throws -> AppDialogue {
    AppDialogue(try TheCourse.grader.launch(program, arguments: arguments))
  }

  private struct DoesNotCompile: Error {}
}

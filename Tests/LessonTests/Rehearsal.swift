import Grader
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

  /// Plays transcripts, and fails at the first difference of each from what the app shows.
  ///
  /// - Returns: The transcripts as they were played, every answer in them.
  func replay(_ transcripts: [Transcript], in file: String) throws -> [Transcript] {
    let player = TranscriptPlayer(grader: TheCourse.grader, program: program)
    return try transcripts.map { told in
      let played = try player.play(told)
      if let difference = told.firstDifference(from: played) {
        Issue.record(
          """
          \(file):\(difference.line), at `\(difference.command)`
          expected: \(difference.expected ?? "no line")
          found:    \(difference.found ?? "no line")
          """
        )
      }
      return played
    }
  }

  private struct DoesNotCompile: Error {}
}

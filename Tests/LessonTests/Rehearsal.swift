import Channel
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

  /// Types a transcript's commands and gives back what the app shows now.
  ///
  /// What the text leaves out is left out: an opening, an answer. A command that crashes the app shows
  /// nothing.
  func replay(_ transcript: Transcript) throws -> Transcript {
    let dialogue = try launch(transcript.arguments)
    let opening = try dialogue.opening().lines.map(\.text)
    let steps = try transcript.steps.map { step in
      do {
        let reply = try dialogue.reply(to: step.command)
        let answer = step.answer.isEmpty ? [] : reply.lines.map(\.text)
        return Transcript.Step(command: step.command, answer: answer)
      } catch is AppDialogue.Failure {
        return Transcript.Step(command: step.command, answer: [])
      }
    }
    return Transcript(
      arguments: transcript.arguments,
      opening: transcript.opening.isEmpty ? [] : opening,
      steps: steps,
      line: transcript.line
    )
  }

  private struct DoesNotCompile: Error {}
}

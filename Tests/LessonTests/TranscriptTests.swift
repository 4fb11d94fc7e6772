import Grader
import Simulator
import Testing
import Workbook

@testable import TutorCLI

/// What a lesson shows of its app is what the app shows.
@Suite(.timeLimit(.minutes(5)))
struct TranscriptTests {
  @Test(arguments: try TheCourse.load().lessons.map(\.number))
  func everyTranscriptReplays(lesson number: Int) throws {
    let lesson = try #require(try TheCourse.load().lesson(number))
    let rehearsal = try Rehearsal(lesson)
    var count = 0
    for case .transcript(let transcript) in try lesson.text().sections.flatMap(\.blocks) {
      try replay(transcript, in: rehearsal)
      count += 1
    }
    #expect(count > 0)
  }

  private func replay(_ transcript: Transcript, in rehearsal: Rehearsal) throws {
    let dialogue = try rehearsal.launch(transcript.arguments)
    let opening = try dialogue.opening()
    if !transcript.opening.isEmpty {
      #expect(opening.shown == transcript.opening, "Lesson.md:\(transcript.line)")
    }
    for step in transcript.steps {
      #expect(
        try answer(to: step.command, in: dialogue) == step.answer,
        "Lesson.md:\(transcript.line), at `\(step.command)`"
      )
    }
  }

  /// What the reader sees: the answer, or for an app that crashes, nothing.
  private func answer(to command: String, in dialogue: AppDialogue) throws -> [String] {
    do {
      return try dialogue.reply(to: command).shown
    } catch is AppDialogue.Failure {
      return []
    }
  }
}

extension SessionReply {
  /// The text of the lines, whatever they mean.
  fileprivate var shown: [String] { lines.map(\.text) }
}

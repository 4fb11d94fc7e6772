import Channel
import Grader
import Workbook

/// Plays visits that were written down: starts the app, types the commands, takes down the answers.
struct TranscriptPlayer: Sendable {
  let grader: Grader
  let program: AppProgram

  /// Plays a visit in a process of its own and gives it back with every answer in it.
  ///
  /// How the app ended, if it did, is the answer to the command that ended it; nothing is typed after
  /// that.
  @available(*, noasync)
  func play(_ transcript: Transcript) throws -> Transcript {
    let app = try grader.launch(program, arguments: transcript.arguments)
    defer { _ = app.end() }
    let dialogue = AppDialogue(app)
    var played = transcript
    played.steps = []
    var hasEnded = false
    func answer(_ reply: () throws -> [String]) throws -> [String] {
      do { return try reply() } catch let failure as AppDialogue.Failure {
        hasEnded = true
        return [AppView.sentence(for: failure.ending)]
      }
    }
    played.opening = try answer { try dialogue.opening().lines.map(\.text) }
    for step in transcript.steps where !hasEnded {
      var step = step
      let command = step.command
      step.answer = try answer { try dialogue.reply(to: command).lines.map(\.text) }
      while step.answer.last?.isEmpty == true { step.answer.removeLast() }
      played.steps.append(step)
    }
    return played
  }
}

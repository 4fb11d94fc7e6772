import Channel
package import Workbook

/// Plays visits that were written down: starts the app, types the commands, takes down the answers.
package struct TranscriptPlayer: Sendable {
  private let grader: Grader
  private let program: AppProgram

  /// Makes a player for an app that was built.
  package init(grader: Grader, program: AppProgram) {
    self.grader = grader
    self.program = program
  }

  /// Plays a visit in a process of its own and gives it back with every answer in it.
  ///
  /// How the app ended, if it did, is the answer to the command that ended it; nothing is typed after
  /// that.
  /// - Parameter transcript: The visit; its answers are not looked at.
  /// - Returns: The visit as it was played.
  /// - Throws: ``GraderError`` when the app cannot be started.
  @available(*, noasync)
  package func play(_ transcript: Transcript) throws -> Transcript {
    try answers(to: transcript).filled(into: transcript)
  }

  /// Plays a visit, unless the very same one to the very same app is known.
  ///
  /// A visit in which time or memory ran out is not kept, since a busy machine may be to blame.
  /// - Parameter transcript: The visit; its answers are not looked at.
  /// - Returns: The visit as it was played, now or before.
  /// - Throws: ``GraderError`` when the app cannot be started.
  @available(*, noasync)
  package func keptPlay(_ transcript: Transcript) throws -> Transcript {
    let answers: VisitAnswers = try grader.cache.value(.visits) {
      var inputs = Inputs()
      // A program's folder is named after all that it was made from.
      inputs.add([VisitAnswers.form, program.path, "\(grader.limits)", "\(grader.sandbox)"])
      inputs.add(transcript.arguments)
      inputs.add(["commands"] + transcript.steps.map(\.command))
      return inputs
    } isKept: {
      $0.ending?.isRepeatable ?? true
    } make: {
      try self.answers(to: transcript)
    }
    return answers.filled(into: transcript)
  }

  private func answers(to transcript: Transcript) throws -> VisitAnswers {
    let app = try grader.launch(program, arguments: transcript.arguments)
    defer { _ = app.end() }
    let dialogue = AppDialogue(app)
    var answers = VisitAnswers()
    do {
      answers.opening = try dialogue.opening().lines.map(\.text)
      for step in transcript.steps {
        answers.steps.append(try dialogue.reply(to: step.command).lines.map(\.text))
      }
    } catch let failure as AppDialogue.Failure {
      answers.end(failure.ending)
    }
    return answers
  }
}

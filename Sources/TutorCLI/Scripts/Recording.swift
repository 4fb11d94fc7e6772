import Grader
import Workbook

/// What has been typed into an app so far, so that the visit can be written down.
struct Recording: Sendable {
  let program: AppProgram
  var transcript: Transcript

  init(_ program: AppProgram, of source: AppSource) {
    self.program = program
    transcript = Transcript(of: source.subject, arguments: source.arguments)
  }

  /// Takes down a command.
  mutating func add(_ command: String) { transcript.steps.append(Transcript.Step(command)) }
}

import Foundation
import Workbook

/// What came of a command: what to say, where the reader is now, and what happens next.
struct Outcome: Sendable {
  var passages: [Passage] = []
  /// What the process ends with, where the command was all that it was asked for.
  var status: ExitStatus = .done
  /// The new position; nil where the reader stays where he is.
  var position: Position?
  /// What is to be remembered of it, on the disk too.
  var change: (@Sendable (inout Workbook::Progress) -> Void)?
  /// The course as it is now, where the command has changed it.
  var course: Course?
  var next: Next = .stay

  /// The outcome with a remark above what is shown.
  func saying(first remark: String) -> Outcome {
    var outcome = self
    outcome.passages = [.line(remark, .note), .blank] + passages
    return outcome
  }

  /// The outcome with the way back to the exercise that the reader was at, below what is shown.
  func sayingTheWayBack(in context: Context) -> Outcome {
    guard let exercise = context.position.exercise else { return self }
    var outcome = self
    outcome.passages += [.blank, .line(Message.wayBack(["exercise": exercise]), .note)]
    return outcome
  }

  /// What the prompt does after the passages were shown.
  enum Next: Sendable {
    case stay
    /// Leaves this level.
    case leave
    /// Asks a question; the answer is typed at the prompt.
    case ask(Question)
    /// Starts what takes time, beside the prompt.
    case start(Work)
    /// Answers the saves of the exercise that the reader is at.
    case watch
    /// Shows passages in the student's pager.
    case page([Passage])
    /// Opens files in the student's editor.
    case edit([URL], with: TerminalProgram)
  }
}

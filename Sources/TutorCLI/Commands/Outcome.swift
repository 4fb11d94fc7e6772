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
  var next: Next = .stay

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

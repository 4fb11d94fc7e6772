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
  /// Whether what does not fit on the terminal is shown a page at a time.
  var isPaged = true

  /// The outcome with a remark above what is shown.
  func saying(first remark: String) -> Outcome {
    var outcome = self
    outcome.passages = [.line(remark, .note), .blank] + passages
    return outcome
  }

  /// The outcome with the way back to where the reader was, below what is shown: to an exercise, or
  /// to another lesson.
  func sayingTheWayBack(in context: Context) -> Outcome {
    let here = context.position
    var sentences: [String] = []
    // Who has just arrived was nowhere.
    if let position, position.lesson != here.lesson, context.progress.place != nil {
      sentences.append(Message.otherLesson(["lesson": position.lesson]))
    }
    if let exercise = here.exercise {
      sentences.append(Message.wayBack(["exercise": exercise]))
    } else if !sentences.isEmpty {
      sentences.append(Message.wayBackToLesson(["lesson": here.lesson]))
    }
    guard !sentences.isEmpty else { return self }
    var outcome = self
    outcome.passages += [.blank, .line(sentences.joined(separator: " "), .note)]
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

    /// A Boolean value that tells whether saves are answered from then on.
    var isWatch: Bool { if case .watch = self { true } else { false } }
  }
}

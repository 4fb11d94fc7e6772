import Grader
import Workbook

extension ExerciseGrade {
  /// The checks that ran, and did not pass.
  var failedChecks: [CheckGrade] {
    wasChecked ? checks.filter { !$0.isPassed } : []
  }

  /// The known wrong answer that the student's is; nil for any other.
  var misconception: String? { answer?.misconception }

  /// Why no check could run; nil where they did, and where there was nothing to check.
  var obstacle: String? {
    switch outcome {
    case .unattempted: nil
    case .checked(let answer): answer.obstacle
    case .held(let answer):
      Message.feedbackHeld(["flags": answer.flagSentences.joined(separator: " ")])
    case .unreadable(let reason): reason
    case .ungraded: Message.feedbackUngraded()
    }
  }

  /// A Boolean value that tells whether the student has handed in more than the starter.
  var isAttempted: Bool { outcome != .unattempted }

  /// A Boolean value that tells whether checks ran, and the grade does not wait for anybody.
  var wasChecked: Bool { isAttempted && obstacle == nil }

  /// A Boolean value that tells whether the grade is still to come.
  var isWaiting: Bool {
    switch outcome {
    case .held, .ungraded: true
    case .unattempted, .checked, .unreadable: false
    }
  }

  /// A Boolean value that tells whether every check passed.
  var isPassed: Bool { isAttempted && checks.allSatisfy(\.isPassed) }

  /// What is known of an answer that was checked and is not held; nil for any other.
  var answer: CheckedAnswer? {
    if case .checked(let answer) = outcome { answer } else { nil }
  }
}

extension AnswerOutcome {
  /// The outcome in a word or two, for a column.
  var word: String {
    switch self {
    case .unattempted: "unattempted"
    case .checked(let answer): answer.obstacle == nil ? "checked" : "could not run"
    case .held: "held"
    case .unreadable: "unreadable"
    case .ungraded: "not graded"
    }
  }
}

extension CheckedAnswer {
  /// What no honest answer needs, a sentence each.
  package var flagSentences: [String] {
    let forged = forgedReports > 0 ? [Message.forged(["count": forgedReports])] : []
    return flags.map(\.sentence) + forged
  }
}

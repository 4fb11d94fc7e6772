/// A visit to an app, as it is shown: replaying it must give the same lines.
package struct Transcript: Equatable, Sendable {
  /// What is said before the app is started, in Markdown.
  package var words: [String] = []
  /// Whose app is run.
  package let subject: Subject
  /// What stands after `run 5` on the first line: `["--fault", "hand-off"]`.
  package let arguments: [String]
  /// What the app shows at its start; empty when the text leaves it out.
  package var opening: [String] = []
  /// What is typed, and what the app answers.
  package var steps: [Step] = []
  /// What is said after the last answer, in Markdown.
  package var farewell: [String] = []
  /// Where the `$ run` line stands in the file, from 1; 0 for a visit that comes from no file.
  package var line = 0

  /// Makes a visit in which nothing has been typed yet.
  package init(of subject: Subject, arguments: [String] = []) {
    self.subject = subject
    self.arguments = arguments
  }

  /// An app that can be visited.
  package enum Subject: Equatable, Sendable {
    /// The app of the lesson with that number.
    case lesson(Int)
    /// What the student has written for an exercise.
    case exercise(ExerciseID)

    /// Reads `5` or `5.1`; nil for whatever is neither.
    package init?(_ name: String) {
      if let number = Int(name), number > 0 {
        self = .lesson(number)
      } else if let id = ExerciseID(name) {
        self = .exercise(id)
      } else {
        return nil
      }
    }
  }

  /// A command and its answer.
  package struct Step: Equatable, Sendable {
    /// What is said before the command, in Markdown.
    package var words: [String] = []
    /// What is typed.
    package let command: String
    /// What the app answers; empty when the text leaves it out.
    package var answer: [String] = []
    /// Where the command stands in the file, from 1; 0 where there is none.
    package var line = 0

    /// Makes a step without an answer.
    package init(_ command: String) { self.command = command }
  }
}

extension Transcript {
  /// What starts the app: `run 5 --fault hand-off`.
  package var command: String {
    let name =
      switch subject {
      case .lesson(let number): "\(number)"
      case .exercise(let id): "\(id)"
      }
    return (["run", name] + arguments).joined(separator: " ")
  }

  /// The visit as it stands in a file; reading the lines gives it back.
  package var lines: [String] { Self.said(words) + [Self.runMark + command] + linesBelowRun }

  /// What stands below the `$ run` line.
  package var linesBelowRun: [String] {
    let typed = steps.flatMap { step in
      (step.words.isEmpty ? [] : [""] + Self.said(step.words))
        + [Self.commandMark + step.command] + step.answer
    }
    return opening + typed + (farewell.isEmpty ? [] : [""] + Self.said(farewell))
  }

  /// What a line begins with that starts an app, that is typed into it, that is said.
  static let runMark = "$ "
  static let commandMark = "app> "
  static let wordsMark = "#"

  private static func said(_ words: [String]) -> [String] {
    words.map { $0.isEmpty ? wordsMark : "\(wordsMark) \($0)" }
  }
}

import Channel
import Spelling

/// Why a line is no command.
enum CommandError: Error, Equatable {
  case empty
  case unknown(word: String)
  case incomplete(Verb)
  case notSeconds(String)
  case unclosedQuote
  case forTheTutor(Verb)
  /// A type that the program does not have.
  case noType(String, suggestion: String?)
}

extension CommandError: CustomStringConvertible {
  /// What is wrong, and how to write it.
  var description: String {
    switch self {
    case .empty: "Type a command; help lists them."
    case .unknown(let word):
      "There is no command \"\(word)\"."
        + (Spelling.nearest(to: word, in: Verb.allCases.map(\.rawValue))
          .map { " Did you mean \"\($0)\"?" } ?? "") + " help lists them all."
    case .incomplete(.ask): "Ask one of these: " + Question.usages.joined(separator: ", ") + "."
    case .incomplete(.map):
      "Write it like this: \(Verb.map.usage). PART is tree or stacks; FORMAT is mermaid, the usual "
        + "one, dot or svg."
    case .incomplete(.swipe):
      "Write it like this: swipe back, swipe down, swipe left, swipe right, each with halfway or "
        + "without; or swipe ROW to ACTION."
    case .incomplete(let verb): "Write it like this: \(verb.usage)"
    case .notSeconds(let text):
      "\"\(text)\" is no number of seconds. Write it like this: advance 0.2"
    case .unclosedQuote: "A quotation mark is missing at the end."
    case .forTheTutor(let verb): "Only the tutor's own prompt does this: \(verb.usage)"
    case .noType(let name, let suggestion):
      "There is no type \(name) here." + (suggestion.map { " Did you mean \($0)?" } ?? "")
    }
  }
}

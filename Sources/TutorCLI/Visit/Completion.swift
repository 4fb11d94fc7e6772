import Channel
import Workbook

/// What TAB offers, from the line before the word.
///
/// A pure function of what is known at the level.
struct Completion: Sendable {
  var context: Context
  var level: Level
  var labels: [String] = []
  var fields: [String] = []

  /// The words that go on from `word`, in the form in which they are to be inserted.
  func matches(for word: String, after before: String) -> [String] {
    let words = Words.split(before)
    let candidates: [String] =
      switch level {
      case .app: appWords(after: words.map { $0.lowercased() })
      case .question(let question): words.isEmpty ? question.prediction.choices : []
      case .lesson: tutorWords(after: words)
      }
    return candidates.filter { $0.lowercased().hasPrefix(word.lowercased()) }
  }

  private func tutorWords(after words: [String]) -> [String] {
    let declarations = Commands.all.map { $0.declaration }
    guard let verb = words.first?.lowercased() else { return declarations.map(\.verb) }
    guard let declaration = declarations.first(where: { $0.verb == verb }) else { return [] }
    let given = Array(words.dropFirst())
    return declaration.parameters.flatMap { candidates(for: $0, given: given) }
      + declaration.options.map { "--\($0.name)" }.filter { !given.contains($0) }
  }

  private func candidates(for parameter: Declaration.Parameter, given: [String]) -> [String] {
    let lesson = given.lazy.compactMap { Int($0) }.first
    switch parameter {
    case .lesson: return given.isEmpty ? context.course.lessons.map { "\($0.number)" } : []
    case .exercise: return given.isEmpty ? context.course.exercises.map { "\($0.id)" } : []
    case .verb: return given.isEmpty ? Commands.all.map { $0.declaration.verb } : []
    case .section:
      guard given.allSatisfy({ Int($0) != nil }) else { return [] }
      let text = try? context.lesson(lesson).text()  // Nothing to offer is no fault to tell of.
      return text?.sections.map(\.name) ?? []
    }
  }

  private func appWords(after words: [String]) -> [String] {
    switch words.first {
    case nil: return Verb.allCases.map(\.rawValue)
    case "tap": return words.count == 1 ? labels : ["twice"]
    case "tab", "select": return words.count == 1 ? labels : []
    case "diagram":
      return words.count == 1
        ? ["tree", "stacks"] : words.count == 2 ? ["mermaid", "dot", "svg"] : []
    case "type": return words.last == "into" ? fields : words.count == 2 ? ["into"] : []
    case "swipe": return words.count == 1 ? ["back", "down"] : words.count == 2 ? ["halfway"] : []
    default: return []
    }
  }
}

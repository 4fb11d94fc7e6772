import Channel
import Editions
import Foundation
import Workbook

/// What TAB offers, from the line before the word.
///
/// What is known at the level decides, and for paths and names what lies on the disk.
struct Completion: Sendable {
  var context: Context
  var level: Level
  var labels: [String] = []
  var fields: [String] = []
  var types: [String] = []

  /// The words that go on from `word`, in the form in which they are to be inserted.
  func matches(for word: String, after before: String) -> [String] {
    let words = Words.split(before)
    let isBlank = word.isEmpty
    let candidates: [String] =
      switch level {
      // A word that may be left out is not offered before its first letter is typed.
      case .app:
        appWords(after: words.map { $0.lowercased() }).filter {
          !isBlank || !Self.extras.contains($0)
        }
      case .tour, .pages: words.isEmpty ? [QuitCommand.declaration.verb] : []
      case .question(let question): words.isEmpty ? question.prediction.choices : []
      case .lesson, .watch: tutorWords(after: words).filter { !isBlank || !$0.hasPrefix("--") }
      }
    return candidates.filter { $0.lowercased().hasPrefix(word.lowercased()) }
  }

  private static let extras: Set = ["twice", "halfway"]

  private func tutorWords(after words: [String]) -> [String] {
    let declarations = Commands.shown
    guard let verb = words.first?.lowercased() else { return declarations.map(\.verb) }
    guard let declaration = declarations.first(where: { $0.verb == verb }) else { return [] }
    let given = Array(words.dropFirst())
    if given.last == "--fault" { return faults(given) }
    if let option = declaration.options.first(where: { "--\($0.name)" == given.last }),
      !option.values.isEmpty
    {
      return option.values
    }
    return declaration.parameters.flatMap { candidates(for: $0, given: given) }
      + (declaration.options.map(\.name) + declaration.flags).map { "--\($0)" }
      .filter { !given.contains($0) }
  }

  /// The faults of the lesson's app.
  private func faults(_ given: [String]) -> [String] {
    let lesson = given.lazy.compactMap { Int($0) }.first
    let faults = try? context.lesson(lesson).faults()  // Nothing to offer is no fault to tell of.
    return faults ?? []
  }

  /// The names of the exercise's right answers.
  private func answers(_ given: [String]) -> [String] {
    guard given.count == 1, let id = given.first.flatMap(ExerciseID.init),
      let exercise = context.course.exercise(id)
    else { return [] }
    // Nothing to offer is no fault to tell of.
    let answers = try? exercise.answers()
    return answers?.map(\.name) ?? []
  }

  /// What lies in the folder that the tutor was started in.
  private var files: [String] {
    // Nothing to offer is no fault to tell of.
    (try? names(in: URL(filePath: context.folder))) ?? []
  }

  private func candidates(for parameter: Declaration.Parameter, given: [String]) -> [String] {
    let lesson = given.lazy.compactMap { Int($0) }.first
    switch parameter {
    case .file, .folder: return given.isEmpty ? files : []
    case .edition: return given.isEmpty ? EditionKind.allCases.map(\.rawValue) : []
    case .copy: return given.count == 1 ? files : []
    case .folders: return files.filter { !given.contains($0) }
    case .lesson: return given.isEmpty ? context.course.lessons.map { "\($0.number)" } : []
    case .exercise: return given.isEmpty ? context.course.exercises.map { "\($0.id)" } : []
    case .destination:
      if given.last?.lowercased() == ExportCommand.preposition { return files }
      return given.count == 1 ? [ExportCommand.preposition] : []
    case .shell: return given.isEmpty ? Shell.allCases.map(\.rawValue) : []
    case .part: return given.isEmpty ? NewCommand.Part.allCases.map(\.rawValue) : []
    case .line, .name: return []
    case .verb: return given.isEmpty ? Commands.shown.map(\.verb) : []
    case .answer: return answers(given)
    case .subjects:
      return context.course.lessons.map { "\($0.number)" }
        + context.course.exercises.map { "\($0.id)" }
    case .section:
      guard given.allSatisfy({ Int($0) != nil }) else { return [] }
      let text = try? context.lesson(lesson).text()  // Nothing to offer is no fault to tell of.
      return text?.sections.map(\.name) ?? []
    }
  }

  private func appWords(after words: [String]) -> [String] {
    guard let first = words.first else { return Verb.allCases.map(\.rawValue) }
    guard let verb = Verb(rawValue: first) else { return [] }
    let isFirst = words.count == 1
    switch verb {
    case .tap: return isFirst ? labels : words.last == "twice" ? [] : ["twice"]
    case .tab, .select: return isFirst ? labels : []
    case .why: return isFirst ? types : []
    case .type: return words.last == "into" ? fields : words.count == 2 ? ["into"] : []
    case .swipe:
      return isFirst ? ["back", "down", "left", "right"] : words.count == 2 ? ["halfway"] : []
    case .map: return mapWords(after: words)
    case .ask: return askWords(after: words)
    case .help: return isFirst ? Verb.allCases.map(\.rawValue) : []
    default: return []
    }
  }

  private func mapWords(after words: [String]) -> [String] {
    let formats = ["mermaid", "dot", "svg"]
    switch words.count {
    case 1: return ["tree", "stacks"]
    case 2: return formats + ["to"]
    default: return words.last.map(formats.contains) == true ? ["to"] : []
    }
  }

  private func askWords(after words: [String]) -> [String] {
    switch words.dropFirst().joined(separator: " ") {
    case "":
      ["stack", "tree", "alive", "children", "leaks", "warnings", "fault", "screen title"]
    case "stack": ["count"]
    case "alive", "children": types
    default: []
    }
  }
}

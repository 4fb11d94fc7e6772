import Workbook

/// `history 5.1` lists what happened to an exercise's files, and puts back what they once were.
struct HistoryCommand: Command {
  static let declaration = Declaration(
    verb: "history",
    parameters: [.exercise],
    options: [Declaration.Option(name: restoreOption, placeholder: "LINE")],
    flags: [allFlag]
  )
  private static let restoreOption = "restore"
  private static let allFlag = "all"

  var id: ExerciseID?
  var line: String?
  var showsAll: Bool

  init(_ arguments: Arguments) {
    id = arguments.exercise
    line = arguments.options[Self.restoreOption]
    showsAll = arguments.flags.contains(Self.allFlag)
  }

  func run(in context: Context) throws -> Outcome {
    let exercise = try context.exercise(id)
    let entries = try context.store.entries(of: exercise.id)
    if let line { return try restore(line, of: exercise, entries, in: context) }
    let view = HistoryView(exercise: exercise, entries: entries, showsAll: showsAll)
    return Outcome(passages: view.passages(now: try exercise.contents()))
  }

  private func restore(
    _ line: String,
    of exercise: Exercise,
    _ entries: [HistoryEntry],
    in context: Context
  ) throws -> Outcome {
    guard let number = Int(line), entries.indices.contains(number - 1) else {
      throw CommandError.noHistoryEntry(line, exercise.id, count: entries.count)
    }
    guard let name = entries[number - 1].contents else {
      throw CommandError.contentsNotKept(number, exercise.id)
    }
    let contents = try context.store.contents(name, of: exercise.id)
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "exercise": exercise.id, "number": number,
    ]
    guard try exercise.contents() != contents else {
      return Outcome(passages: [.line(Message.restoredAlready(facts), .note)])
    }
    let replacement = Replacement(exercise, by: contents, because: .restore)
    return try replacement.outcome(saying: Message.restored(facts), in: context)
  }
}

import Workbook

/// `watch` checks an exercise whenever one of its files is saved.
struct WatchCommand: Command {
  static let declaration = Declaration(verb: "watch", parameters: [.exercise])
  var id: ExerciseID?

  init(_ arguments: Arguments) { id = arguments.exercise }

  func run(in context: Context) throws -> Outcome {
    var outcome = try ExerciseView(context.exercise(id), in: context).outcome()
    outcome.passages += [.blank, .line(Message.watchBegins(), .note)]
    outcome.next = .watch
    return outcome
  }
}

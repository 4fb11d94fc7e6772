import Workbook

/// `next` goes on to the next section; after the last one to what ENTER would do.
struct NextCommand: Command {
  static let declaration = Declaration(verb: "next", synonyms: ["skip"])

  init(_ arguments: Arguments) {}

  func run(in context: Context) throws -> Outcome {
    let path = try LessonPath(context.lesson(nil), on: context.terminal)
    if let step = path.step(of: context.position),
      let next = path.firstStep(ofSection: path.steps[step].section + 1)
    {
      return ReadingView(path).outcome(atStep: next)
    }
    var end = context
    if context.position.exercise == nil {
      end.position.stop = .step(path.steps.count)
    }
    return try OnwardCommand(checks: false).run(in: end)
  }
}

import Workbook

/// `back` goes to the section before; from an exercise, to the lesson's last section.
struct BackCommand: Command {
  static let declaration = Declaration(verb: "back")

  init(_ arguments: Arguments) {}

  func run(in context: Context) throws -> Outcome {
    let path = try LessonPath(context.lesson(nil), on: context.terminal)
    let here = path.step(of: context.position).map { path.steps[$0].section }
    let wanted = (here ?? path.text.sections.count) - 1
    guard let step = path.firstStep(ofSection: wanted) else {
      return Outcome(passages: [.line(Message.firstSection(), .note)])
    }
    return ReadingView(path).outcome(atStep: step).sayingTheWayBack(in: context)
  }
}

import Workbook

/// `back` goes to the section before; from an exercise, to the lesson's last section.
struct BackCommand: Command {
  static let declaration = Declaration(verb: "back")

  init(_ arguments: Arguments) {}

  func run(in context: Context) throws -> Outcome {
    let path = try LessonPath(context.lesson(nil))
    let last = path.text.sections.count - 1
    let wanted =
      switch context.position.stop {
      case .exercise: last
      case .step(let step) where path.steps.indices.contains(step): path.steps[step].section - 1
      case .step: last
      }
    guard let step = path.firstStep(ofSection: wanted) else {
      return Outcome(passages: [.line(Message.firstSection(), .note)])
    }
    return ReadingView(path).outcome(atStep: step)
  }
}

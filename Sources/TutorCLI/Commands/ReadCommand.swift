import Workbook

/// `read 5 hand-off` shows a section; without a name the current one, or the lesson's first.
struct ReadCommand: Command {
  static let declaration = Declaration(verb: "read", parameters: [.lesson, .section])
  var number: Int?
  var section: String?

  init(_ arguments: Arguments) {
    number = arguments.lesson
    section = arguments.section
  }

  func run(in context: Context) throws -> Outcome {
    let lesson = try context.lesson(number)
    let path = try LessonPath(lesson)
    return ReadingView(path).outcome(atStep: try step(on: path, in: context))
  }

  private func step(on path: LessonPath, in context: Context) throws(CommandError) -> Int {
    guard let section else {
      let here = path.step(of: context.position).map { path.steps[$0].section }
      return path.firstStep(ofSection: here ?? 0) ?? 0
    }
    guard let name = SectionName.find(section, in: path.text),
      let step = path.firstStep(ofSection: name)
    else {
      let known = path.text.sections.map(\.name)
      throw .noSection(section, lesson: path.lesson.number, known: known)
    }
    return step
  }
}

import Workbook

/// `read 5 hand-off` shows a section; without a name the current one, or the lesson's first.
struct ReadCommand: Command {
  static let declaration = Declaration(
    verb: "read",
    parameters: [.lesson, .section],
    flags: [pagerFlag]
  )
  private static let pagerFlag = "pager"
  var number: Int?
  var section: String?
  var isPaged: Bool

  init(_ arguments: Arguments) {
    number = arguments.lesson
    section = arguments.section
    isPaged = arguments.flags.contains(Self.pagerFlag)
  }

  func run(in context: Context) throws -> Outcome {
    let lesson = try context.lesson(number)
    let path = try LessonPath(lesson, on: context.terminal)
    let step = try step(on: path, in: context)
    guard !isPaged else { return paged(path, step) }
    return ReadingView(path).outcome(atStep: step).sayingTheWayBack(in: context)
  }

  /// The named section, or the whole lesson, in the pager.
  private func paged(_ path: LessonPath, _ step: Int) -> Outcome {
    let section = path.steps[step].section
    let steps = path.steps.indices.filter {
      self.section == nil || path.steps[$0].section == section
    }
    let passages = steps.flatMap { step in
      path.screens(ofStep: step).indices.flatMap {
        ReadingView(path).outcome(atStep: step, screen: $0).passages
      }
    }
    return Outcome(position: path.position(atStep: step), next: .page(passages))
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

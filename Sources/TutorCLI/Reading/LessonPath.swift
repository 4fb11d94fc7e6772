import Workbook

/// A lesson's text as a way to walk: pieces to read, and the questions between them.
struct LessonPath: Sendable {
  let lesson: Lesson
  let text: LessonText
  let steps: [Step]

  /// A stop on the way.
  struct Step: Equatable, Sendable {
    /// The index of the section that the step belongs to.
    var section: Int
    var content: Content
  }

  /// What a step holds.
  enum Content: Equatable, Sendable {
    case reading([Block])
    case question(Prediction)
  }

  /// Reads a lesson's text.
  ///
  /// On a terminal a step is at most a screen.
  init(_ lesson: Lesson, on terminal: Terminal) throws(CourseError) {
    self.lesson = lesson
    text = try lesson.text()
    let screen = Screenful(terminal: terminal, lesson: lesson)
    steps = text.sections.enumerated().flatMap { Self.steps(of: $1, at: $0, on: screen) }
  }

  /// The step at which a section begins.
  func firstStep(ofSection section: Int) -> Int? {
    steps.firstIndex { $0.section == section }
  }

  /// The step at which the section of that name begins.
  func firstStep(ofSection name: String) -> Int? {
    text.sections.firstIndex { $0.name == name }.flatMap { firstStep(ofSection: $0) }
  }

  /// The section that a step belongs to.
  func section(atStep step: Int) -> LessonText.Section? {
    steps.indices.contains(step) ? text.sections[steps[step].section] : nil
  }

  /// The step of a position in this text.
  ///
  /// A position that comes from the disk knows its section by name alone.
  func step(of position: Position) -> Int? {
    guard position.lesson == lesson.number, case .step(let step) = position.stop else { return nil }
    if let name = position.section, section(atStep: step)?.name != name {
      return firstStep(ofSection: name)
    }
    return steps.indices.contains(step) ? step : nil
  }

  /// The position of somebody who is at the step.
  func position(atStep step: Int) -> Position {
    Position(
      lesson: lesson.number,
      stop: .step(step),
      section: section(atStep: step)?.name
    )
  }

  /// A Boolean value that tells whether a section begins with the step.
  func beginsSection(_ step: Int) -> Bool {
    firstStep(ofSection: steps[step].section) == step
  }

  /// A section is cut at its questions: what follows one would give its answer away.
  private static func steps(
    of section: LessonText.Section,
    at index: Int,
    on screen: Screenful
  ) -> [Step] {
    var steps: [Step] = []
    var reading: [Block] = []
    func endReading() {
      let isFirst = steps.isEmpty
      if isFirst || !reading.isEmpty {
        steps += screen.pieces(of: reading).map { Step(section: index, content: .reading($0)) }
      }
      reading = []
    }
    for block in section.blocks {
      if case .prediction(let question) = block {
        endReading()
        steps.append(Step(section: index, content: .question(question)))
      } else {
        reading.append(block)
      }
    }
    endReading()
    return steps
  }
}

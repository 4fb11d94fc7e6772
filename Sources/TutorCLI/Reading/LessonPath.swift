import Workbook

/// A lesson's text as a way to walk: pieces to read, and the questions between them.
struct LessonPath: Sendable {
  let lesson: Lesson
  let text: LessonText
  let steps: [Step]
  private let screenful: Screenful

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

  /// Reads a lesson's text, to be shown on a terminal.
  init(_ lesson: Lesson, on terminal: Terminal) throws(CourseError) {
    self.lesson = lesson
    text = try lesson.text()
    steps = text.sections.enumerated().flatMap { Self.steps(of: $1, at: $0) }
    screenful = Screenful(terminal: terminal, lesson: lesson)
  }

  /// What a step has to read, a screen at a time; nothing for a question, or where no step is.
  func screens(ofStep step: Int) -> [[Block]] {
    guard steps.indices.contains(step), case .reading(let blocks) = steps[step].content else {
      return []
    }
    return screenful.pieces(of: blocks)
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
  func position(atStep step: Int, screen: Int = 0) -> Position {
    Position(
      lesson: lesson.number,
      stop: .step(step),
      screen: screen,
      section: section(atStep: step)?.name
    )
  }

  /// A Boolean value that tells whether a section begins with the step.
  func beginsSection(_ step: Int) -> Bool {
    firstStep(ofSection: steps[step].section) == step
  }

  /// A section is cut at its questions: what follows one would give its answer away.
  private static func steps(of section: LessonText.Section, at index: Int) -> [Step] {
    var steps: [Step] = []
    var reading: [Block] = []
    func endReading() {
      let isFirst = steps.isEmpty
      if isFirst || !reading.isEmpty {
        steps.append(Step(section: index, content: .reading(reading)))
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

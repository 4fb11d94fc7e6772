import Workbook

/// Shows a step of a lesson's text.
struct ReadingView: Sendable {
  var path: LessonPath

  init(_ path: LessonPath) { self.path = path }

  /// A screen of the step's text, with the position after it.
  ///
  /// A lesson without a text says so.
  func outcome(atStep step: Int, screen: Int = 0) -> Outcome {
    let position = path.position(atStep: step, screen: screen)
    let screens = path.screens(ofStep: step)
    guard screens.indices.contains(screen) else {
      let facts: KeyValuePairs<String, any CustomStringConvertible> = ["lesson": path.lesson.number]
      return Outcome(passages: [.line(Message.emptyLesson(facts), .note)], position: position)
    }
    let text = screens[screen].flatMap { Self.passages(of: $0, in: path.lesson) }
    return Outcome(
      passages: screen == 0 ? title(atStep: step) + text : text,
      position: position
    )
  }

  private func title(atStep step: Int) -> [Passage] {
    guard path.beginsSection(step), let section = path.section(atStep: step) else { return [] }
    let count = Message.sectionNumber([
      "lesson": path.lesson.number, "title": path.lesson.title,
      "number": path.steps[step].section + 1, "count": path.text.sections.count,
    ])
    return [.line(count, .note), .markdown("## " + section.title), .blank]
  }

  /// What a block looks like.
  static func passages(of block: Block, in lesson: Lesson) -> [Passage] {
    switch block {
    case .prose(let text): [.markdown(text), .blank]
    case .listing(let words, let text, _): listing(text, isWrong: words.contains("antipattern"))
    case .transcript(let transcript):
      [.verbatim(lines(of: transcript, in: lesson), role: .code, indent: 4), .blank]
    case .prediction: []
    }
  }

  /// A listing that shows what not to do says so in words.
  private static func listing(_ text: String, isWrong: Bool) -> [Passage] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let code = Passage.verbatim(lines, role: .code, indent: 4)
    return isWrong ? [.line(Message.antipattern(), .warning), code, .blank] : [code, .blank]
  }

  private static func lines(of transcript: Transcript, in lesson: Lesson) -> [String] {
    let command = (["$ run \(lesson.number)"] + transcript.arguments).joined(separator: " ")
    return [command] + transcript.opening
      + transcript.steps.flatMap { ["app> \($0.command)"] + $0.answer }
  }
}

import Workbook

/// Shows, above the prompt, what ENTER will do.
enum OnwardView {
  static func passages(in context: Context) -> [Passage] {
    guard let lesson = context.course.lesson(context.position.lesson),
      // A text that cannot be read was said when it was opened.
      let path = try? LessonPath(lesson, on: context.terminal)
    else { return [] }
    let onward = Onward.from(
      context.position,
      on: path,
      in: context.course,
      progress: context.progress
    )
    return [.line(sentence(for: onward, on: path), .note)]
  }

  /// What ENTER does while there is more to read.
  static func passages(below pages: [[String]]) -> [Passage] {
    let count = pages.joined().count
    let words = count == 1 ? Message.onwardMoreOne() : Message.onwardMore(["count": count])
    return [.line(words, .note)]
  }

  private static func sentence(for onward: Onward, on path: LessonPath) -> String {
    switch onward {
    case .read(let step, screen: 0) where path.beginsSection(step):
      Message.onwardRead(["section": path.section(atStep: step)?.title ?? ""])
    case .read:
      Message.onwardReadOn()
    case .ask:
      Message.onwardAsk()
    case .exercise(let exercise):
      Message.onwardExercise(["exercise": exercise.id, "title": exercise.title])
    case .check(let exercise):
      Message.onwardCheck(["exercise": exercise.id])
    case .lesson(let lesson):
      Message.onwardLesson(["lesson": lesson.number, "title": lesson.title])
    case .nothing:
      Message.onwardNothing()
    }
  }
}

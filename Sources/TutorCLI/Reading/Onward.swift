import Workbook

/// The obvious next thing: what ENTER does.
enum Onward: Sendable {
  /// Reads on: a screen of a step of the same lesson's text.
  case read(step: Int, screen: Int)
  /// Asks the question that stands at a step.
  case ask(Prediction, step: Int)
  /// Shows an exercise that has neither passed nor been given up, or one that was reset when no other is
  /// left.
  case exercise(Exercise)
  /// Checks the exercise that is being worked on.
  case check(Exercise)
  /// Goes on to the next lesson.
  case lesson(Lesson)
  /// All of the course is done.
  case nothing

  /// Decides from facts alone.
  static func from(
    _ position: Position,
    on path: LessonPath,
    in course: Course,
    progress: Workbook::Progress
  ) -> Onward {
    switch position.stop {
    case .step(let step):
      if position.screen + 1 < path.screens(ofStep: step).count {
        return .read(step: step, screen: position.screen + 1)
      }
      guard step + 1 < path.steps.count else { break }
      if case .question(let question) = path.steps[step + 1].content {
        return .ask(question, step: step + 1)
      }
      return .read(step: step + 1, screen: 0)
    case .exercise(let id):
      if let exercise = course.exercise(id), progress[id].isOpen { return .check(exercise) }
    }
    return afterText(of: path.lesson, in: course, progress: progress)
  }

  private static func afterText(
    of lesson: Lesson,
    in course: Course,
    progress: Workbook::Progress
  ) -> Onward {
    if let open = lesson.exercises.first(where: { progress[$0.id].isUnsolved }) {
      return .exercise(open)
    }
    if let next = course.lessons.first(where: { $0.number > lesson.number }) {
      return .lesson(next)
    }
    // Whoever began in the middle is led back to what is open.
    return course.exercises.first { progress[$0.id].isOpen }.map { .exercise($0) } ?? .nothing
  }
}

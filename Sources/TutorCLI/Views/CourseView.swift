import Workbook

/// The course on one screen: a line for each lesson, and the exercises of the current one.
struct CourseView: Sendable {
  var context: Context

  init(_ context: Context) { self.context = context }

  func passages() throws -> [Passage] {
    var passages: [Passage] = []
    for lesson in context.course.lessons {
      passages.append(line(for: lesson))
      if lesson.number == context.position.lesson {
        for exercise in lesson.exercises { passages.append(try line(for: exercise)) }
      }
    }
    return passages
  }

  private func line(for lesson: Lesson) -> Passage {
    let done = lesson.exercises.filter { context.progress[$0.id].isPassing }.count
    let isHere = lesson.number == context.position.lesson
    let number = String(repeating: " ", count: lesson.number < 10 ? 1 : 0) + "\(lesson.number)"
    let begun = lesson.exercises.contains { context.progress[$0.id] != Workbook::Progress.Record() }
    let (state, role): (String, Role) =
      if done == lesson.exercises.count, done > 0 {
        (Message.stateDone(), .success)
      } else if done > 0 {
        (Message.stateSome(["done": done, "count": lesson.exercises.count]), .changed)
      } else if begun {
        (Message.stateBegun(), .changed)
      } else {
        (isHere ? Message.stateHere() : "", .note)
      }
    let title = Span("\(isHere ? "›" : " ") \(number)  \(lesson.title)", isHere ? .strong : .plain)
    return .text(state.isEmpty ? [title] : [title, Span(" — "), Span(state, role)], hanging: 6)
  }

  private func line(for exercise: Exercise) throws -> Passage {
    let (state, role) = try state(of: exercise)
    let spans = [Span("      \(exercise.id)  \(exercise.title)")]
    return .text(state.isEmpty ? spans : spans + [Span(" — "), Span(state, role)], hanging: 11)
  }

  private func state(of exercise: Exercise) throws -> (String, Role) {
    let record = context.progress[exercise.id]
    if record.isPassing { return (Message.stateDone(), .success) }
    let open = context.course.lesson(exercise.id.lesson)?.exercises
      .first { !context.progress[$0.id].isPassing }
    let isNext = open?.id == exercise.id
    if try record.attempts > 0 || exercise.isAttempted() {
      return (isNext ? Message.stateAttemptedNext() : Message.stateAttempted(), .changed)
    }
    return isNext ? (Message.stateNext(), .changed) : ("", .plain)
  }
}

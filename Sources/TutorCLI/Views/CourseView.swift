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
        passages += try exercises(of: lesson)
      }
    }
    return passages
  }

  /// A line for each exercise of a lesson, with how it stands.
  func exercises(of lesson: Lesson) throws -> [Passage] {
    try lesson.exercises.map(line)
  }

  private func line(for lesson: Lesson) -> Passage {
    let isHere = lesson.number == context.position.lesson
    let number = String(repeating: " ", count: lesson.number < 10 ? 1 : 0) + "\(lesson.number)"
    let (state, role) = state(of: lesson)
    let title = Span("\(isHere ? "›" : " ") \(number)  \(lesson.title)", isHere ? .strong : .plain)
    return .text(state.isEmpty ? [title] : [title, Span(" — "), Span(state, role)], hanging: 6)
  }

  private func state(of lesson: Lesson) -> (String, Role) {
    let records = lesson.exercises.map { context.progress[$0.id] }
    let done = records.count { $0.hasPassed }
    let givenUp = records.count { $0.hasGivenUp && !$0.hasPassed }
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "done": done, "count": records.count, "givenUp": givenUp,
    ]
    if done == records.count, done > 0 { return (Message.stateDone(), .success) }
    if givenUp > 0 { return (Message.stateSomeGivenUp(facts), .changed) }
    if done > 0 { return (Message.stateSome(facts), .changed) }
    if records.contains(where: { $0 != Workbook::Progress.Record() }) {
      return (Message.stateBegun(), .changed)
    }
    let isHere = lesson.number == context.position.lesson
    return (isHere ? Message.stateHere() : "", .note)
  }

  private func line(for exercise: Exercise) throws -> Passage {
    let (state, role) = try state(of: exercise)
    let number = "      \(exercise.id)  "
    let spans = [Span(number + exercise.title)]
    let states = state.isEmpty ? [] : [Span(" — "), Span(state, role)]
    return .text(spans + states, hanging: number.count)
  }

  private func state(of exercise: Exercise) throws -> (String, Role) {
    let record = context.progress[exercise.id]
    if record.isPassing {
      return (record.hasGivenUp ? Message.stateDoneAfter() : Message.stateDone(), .success)
    }
    // A pass stays one, whatever became of the files.
    if record.hasPassed {
      let isReset = try !exercise.isAttempted()
      return (isReset ? Message.statePassedReset() : Message.statePassedBefore(), .success)
    }
    if record.hasGivenUp { return (Message.stateGivenUp(), .warning) }
    let open = context.course.lesson(exercise.id.lesson)?.exercises
      .first { context.progress[$0.id].isUnsolved }
    let isNext = open?.id == exercise.id
    if try record.attempts > 0 || exercise.isAttempted() {
      return (isNext ? Message.stateAttemptedNext() : Message.stateAttempted(), .changed)
    }
    return isNext ? (Message.stateNext(), .changed) : ("", .plain)
  }
}

import Workbook

/// What ENTER does: the obvious next thing.
struct OnwardCommand: Sendable {
  /// Whether an exercise is checked; `next` passes on to the one after it instead.
  var checks = true

  func run(in context: Context) throws -> Outcome {
    let path = try LessonPath(context.lesson(nil), on: context.terminal)
    switch Onward.from(
      context.position,
      on: path,
      in: context.course,
      progress: context.progress
    )
    {
    case .read(let step, let screen):
      return ReadingView(path).outcome(atStep: step, screen: screen)
    case .ask(let prediction, let step):
      let question = Question(prediction: prediction, lesson: path.lesson)
      return Outcome(
        passages: QuestionView(question).passages,
        position: path.position(atStep: step),
        next: .ask(question)
      )
    case .exercise(let exercise):
      return try ExerciseView(exercise, in: context).outcome()
    case .check(let exercise):
      return try checks ? CheckCommand(exercise.id).run(in: context) : after(exercise, in: context)
    case .lesson(let lesson):
      return try LessonCommand(lesson.number).run(in: context)
    case .nothing:
      return Outcome(passages: [end(in: context)])
    }
  }

  /// What is said when nothing is open any more.
  private func end(in context: Context) -> Passage {
    let givenUp = context.course.exercises.map(\.id).filter { !context.progress[$0].isPassing }
    guard !givenUp.isEmpty else { return .line(Message.courseDone(), .success) }
    return .line(
      Message.courseOver(["exercises": givenUp.map(\.description).joined(separator: ", ")])
    )
  }

  private func after(_ exercise: Exercise, in context: Context) throws -> Outcome {
    guard let next = context.course.exercises.first(where: { $0.id > exercise.id }) else {
      return Outcome(passages: [.line(Message.lastExercise(["exercise": exercise.id]), .note)])
    }
    if next.id.lesson == exercise.id.lesson { return try ExerciseView(next, in: context).outcome() }
    return try LessonCommand(next.id.lesson).run(in: context)
  }
}

import Workbook

/// `lesson 5` opens a lesson where the reader left off in it, at its first section at first.
struct LessonCommand: Command {
  static let declaration = Declaration(verb: "lesson", parameters: [.lesson])
  var number: Int?

  init(_ arguments: Arguments) { number = arguments.lesson }

  init(_ number: Int) { self.number = number }

  func run(in context: Context) throws -> Outcome {
    let lesson = try context.lesson(number)
    let path = try LessonPath(lesson, on: context.terminal)
    if let place = context.progress.places[lesson.number] {
      if let number = place.exercise,
        let exercise = context.course.exercise(ExerciseID(lesson: lesson.number, number: number))
      {
        let facts: KeyValuePairs<String, any CustomStringConvertible> = [
          "exercise": exercise.id, "lesson": lesson.number,
        ]
        return try ExerciseView(exercise, in: context).outcome()
          .saying(first: Message.leftOffAtExercise(facts))
      }
      if let section = place.section, let step = path.firstStep(ofSection: section) {
        let outcome = ReadingView(path).outcome(atStep: step)
        guard step > 0 else { return outcome }
        return outcome.saying(first: Message.leftOffAtSection(["lesson": lesson.number]))
      }
    }
    return ReadingView(path).outcome(atStep: 0)
  }
}

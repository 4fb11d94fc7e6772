import Workbook

/// Answers a command that names a lesson where an exercise is wanted: with the lesson's exercises.
struct ExerciseChoiceCommand: Command {
  static let declaration = ExerciseCommand.declaration
  var lesson: Int
  /// The verb of the command that was typed.
  var verb: String

  init(lesson: Int, verb: String) {
    self.lesson = lesson
    self.verb = verb
  }

  init(_ arguments: Arguments) {
    self.init(lesson: arguments.lessonOfExercise ?? 1, verb: Self.declaration.verb)
  }

  func run(in context: Context) throws -> Outcome {
    let lesson = try context.lesson(lesson)
    guard let first = lesson.exercises.first else {
      throw CommandError.lessonWithoutExercises(lesson.number)
    }
    let likely = lesson.exercises.first { context.progress[$0.id].isUnsolved } ?? first
    let facts: KeyValuePairs<String, any CustomStringConvertible> = [
      "verb": verb, "lesson": lesson.number, "exercise": likely.id,
    ]
    return Outcome(
      passages: [.line(Message.exerciseWanted(facts), .failure)]
        + (try CourseView(context).exercises(of: lesson)),
      status: .wrongUsage
    )
  }
}

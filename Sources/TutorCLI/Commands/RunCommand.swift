import Workbook

/// `run` drives the lesson's app, `run 5.1` what the student has written.
struct RunCommand: Command {
  static let declaration = Declaration(
    verb: "run",
    parameters: [.lesson, .exercise],
    options: [Declaration.Option(name: "fault", placeholder: "NAME")]
  )
  var number: Int?
  var exercise: ExerciseID?
  var fault: String?

  init(_ arguments: Arguments) {
    number = arguments.lesson
    exercise = arguments.exercise
    fault = arguments.options["fault"]
  }

  func run(in context: Context) throws -> Outcome {
    let source = try source(in: context)
    return Outcome(next: .start(.build(source)))
  }

  private func source(in context: Context) throws(CommandError) -> AppSource {
    let subject =
      exercise.map(Transcript.Subject.exercise) ?? .lesson(number ?? context.position.lesson)
    return try context.app(of: subject, arguments: fault.map { ["--fault", $0] } ?? [])
  }
}

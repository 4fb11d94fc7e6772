import Spelling
import Workbook

/// `run` drives the lesson's app, `run 5.1` what the student has written.
struct RunCommand: Command {
  static let declaration = Declaration(
    verb: "run",
    parameters: [.lesson, .exercise],
    options: [Declaration.Option(name: "fault", placeholder: "NAME", tellsValues: true)],
    flags: [tabletFlag]
  )
  private static let tabletFlag = "tablet"

  var number: Int?
  var exercise: ExerciseID?
  var fault: String?
  /// Whether the app runs on a tablet; otherwise it does on a phone.
  var isOnTablet: Bool

  init(_ arguments: Arguments) {
    number = arguments.lesson
    exercise = arguments.exercise
    fault = arguments.options["fault"]
    isOnTablet = arguments.flags.contains(Self.tabletFlag)
  }

  func run(in context: Context) throws -> Outcome {
    if let fault { try look(for: fault, in: context) }
    let source = try source(in: context)
    let missing = try source.exercise.map { try MissingFilesView.passages(for: $0, in: context) }
    return Outcome(passages: missing ?? [], next: .start(.build(source)))
  }

  /// A lesson's faults are known; what a student's own code does with a name is not.
  private func look(for fault: String, in context: Context) throws {
    let verb = Self.declaration.verb
    guard exercise == nil else {
      guard fault.isEmpty else { return }
      throw UsageError(
        faults: [.missingValue(option: "--fault", placeholder: "NAME")],
        verb: verb
      )
    }
    let lesson = try context.lesson(number)
    let known = try lesson.faults()
    guard !known.contains(fault) else { return }
    let name = fault.isEmpty ? nil : fault
    let nearest = name.flatMap { Spelling.nearest(to: $0, in: known) }
    throw UsageError(
      faults: [.unknownFault(name, suggestion: nearest, lesson: lesson.number, known: known)],
      verb: verb
    )
  }

  /// What was named; else the exercise that is watched, while its task is what is before the reader;
  /// else the lesson's app, which alone knows faults.
  private func subject(in context: Context) -> Transcript.Subject {
    if let exercise { return .exercise(exercise) }
    if number == nil, fault == nil, let watched = context.watched,
      watched == context.position.exercise
    {
      return .exercise(watched)
    }
    return .lesson(number ?? context.position.lesson)
  }

  private func source(in context: Context) throws(CommandError) -> AppSource {
    let device = isOnTablet ? ["--\(Self.tabletFlag)"] : []
    let subject = subject(in: context)
    return try context.app(of: subject, arguments: device + (fault.map { ["--fault", $0] } ?? []))
  }
}

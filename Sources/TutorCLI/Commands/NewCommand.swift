import Workbook

/// `new lesson NAME` and `new exercise 5 NAME` begin a part of the course; they are for its authors.
struct NewCommand: Command {
  static let declaration = Declaration(verb: "new", parameters: [.part, .lesson, .name])

  /// What can be begun.
  enum Part: String, CaseIterable, Sendable { case lesson, exercise }

  var arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run(in context: Context) throws -> Outcome {
    guard let part = arguments.part else { throw missing(.part) }
    let name = try Arguments.required(arguments.name, .name, of: Self.declaration)
    guard context.course.exercises.allSatisfy(\.hasAnswers) else {
      throw CommandError.nothingToBegin
    }
    switch part {
    case .lesson:
      if let number = arguments.lesson {
        let fault = UsageFault.unexpectedWord("\(number)")
        throw UsageError(faults: [fault], verb: Self.declaration.verb)
      }
      let (number, skeleton) = try context.course.newLesson(name)
      return try write(skeleton, Message.newLessonOnward(["lesson": number]), in: context)
    case .exercise:
      guard let number = arguments.lesson else { throw missing(.lesson) }
      let (id, skeleton) = try context.course.newExercise(name, in: context.lesson(number))
      return try write(skeleton, Message.newExerciseOnward(["exercise": id]), in: context)
    }
  }

  private func missing(_ parameter: Declaration.Parameter) -> UsageError {
    let fault = UsageFault.missingWord(placeholder: parameter.placeholder)
    return UsageError(faults: [fault], verb: Self.declaration.verb)
  }

  private func write(
    _ skeleton: Skeleton,
    _ onward: String,
    in context: Context
  ) throws -> Outcome {
    let root = context.course.root
    try skeleton.write(below: root)
    let lines =
      skeleton.folders.map { Message.newWritten(["path": $0]) }
      + skeleton.listed.map { Message.newListed(["path": $0]) }
    return Outcome(
      passages: lines.map { .line($0, .success) } + [.blank, .line(onward, .note)],
      course: try Course.load(root: root)
    )
  }
}

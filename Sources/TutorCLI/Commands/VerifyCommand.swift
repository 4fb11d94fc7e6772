import Verification
import Workbook

/// `verify` proves that the course keeps its promises; it is for the course's authors.
struct VerifyCommand: Command {
  static let declaration = Declaration(
    verb: "verify",
    parameters: [.subjects],
    options: [.init(name: untranslatedOption, placeholder: "LANG")],
    flags: [recordFlag, mutantsFlag]
  )
  private static let recordFlag = "record"
  private static let mutantsFlag = "mutants"
  private static let untranslatedOption = "untranslated"

  var subjects: [Transcript.Subject]
  var flags: Set<String>
  /// The language whose missing sentences are listed.
  var language: String?

  init(_ arguments: Arguments) {
    subjects = arguments.subjects
    flags = arguments.flags
    language = arguments.options[Self.untranslatedOption]
  }

  func run(in context: Context) throws -> Outcome {
    guard context.course.exercises.allSatisfy(\.hasAnswers) else {
      throw CommandError.nothingToVerify
    }
    if let language { return try untranslated(into: language, in: context) }
    let scope = try scope(in: context)
    if flags.contains(Self.recordFlag) {
      // Nobody should rewrite lessons without having named them.
      guard !scope.isWhole, !scope.lessons.isEmpty else {
        let fault = UsageFault.missingWord(placeholder: Declaration.Parameter.lesson.placeholder)
        throw UsageError(faults: [fault], verb: Self.declaration.verb)
      }
      return Outcome(next: .start(.record(scope)))
    }
    return Outcome(
      next: .start(flags.contains(Self.mutantsFlag) ? .breakage(scope) : .verify(scope))
    )
  }

  /// The sentences as they stand in a language's file, to be put there.
  private func untranslated(into language: String, in context: Context) throws -> Outcome {
    let text = try Verification::untranslated(into: language, root: context.course.root)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Outcome(passages: [.verbatim(lines, role: .plain, indent: 0)])
  }

  /// What was named, or the whole course.
  private func scope(in context: Context) throws -> Scope {
    guard !subjects.isEmpty else { return Scope(context.course) }
    var lessons: [Lesson] = []
    var exercises: [Exercise] = []
    for subject in subjects {
      switch subject {
      case .lesson(let number): lessons.append(try context.lesson(number))
      case .exercise(let id): exercises.append(try context.exercise(id))
      }
    }
    return Scope(lessons: lessons, exercises: exercises)
  }
}

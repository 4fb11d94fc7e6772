/// All commands there are, in the order in which help lists them.
enum Commands {
  static let all: [any Command.Type] = [
    LessonCommand.self,
    ReadCommand.self,
    NextCommand.self,
    BackCommand.self,
    RunCommand.self,
    TourCommand.self,
    ReviewCommand.self,
    ExerciseCommand.self,
    CheckCommand.self,
    WatchCommand.self,
    EditCommand.self,
    HintCommand.self,
    SolutionCommand.self,
    DiffCommand.self,
    HistoryCommand.self,
    ResetCommand.self,
    UndoCommand.self,
    SaveCommand.self,
    ReplayCommand.self,
    ExportCommand.self,
    ListCommand.self,
    DoctorCommand.self,
    GradeCommand.self,
    EditionCommand.self,
    ReportCommand.self,
    NewCommand.self,
    VerifyCommand.self,
    CompletionsCommand.self,
    CompleteCommand.self,
    HelpCommand.self,
    QuitCommand.self,
  ]

  /// What people can ask for.
  static let shown = all.map { $0.declaration }.filter { !$0.isHidden }

  static let parser = ArgumentParser(declarations: all.map { $0.declaration })

  /// The command that the words ask for.
  ///
  /// An exercise's or a lesson's number alone opens it. A line of the README may begin with the program's
  /// name, also where the program runs already.
  static func command(for words: [String]) throws(UsageError) -> any Command {
    var words = words
    if words.count > 1, words.first == "tutor" { words.removeFirst() }
    if let first = words.first {
      if Arguments.isExercise(first) { words.insert(ExerciseCommand.declaration.verb, at: 0) }
      if Int(first) != nil { words.insert(LessonCommand.declaration.verb, at: 0) }
    }
    let (declaration, arguments) = try parser.parse(words)
    if let lesson = arguments.lessonOfExercise, arguments.exercise == nil {
      return ExerciseChoiceCommand(lesson: lesson, verb: declaration.verb)
    }
    guard let command = all.first(where: { $0.declaration == declaration }) else {
      throw UsageError(faults: [.unknownVerb(declaration.verb, suggestion: nil)], verb: nil)
    }
    return command.init(arguments)
  }
}

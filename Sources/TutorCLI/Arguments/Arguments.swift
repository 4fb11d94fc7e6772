import Editions
import Workbook

/// The words of a command, understood: what was named, by kind.
struct Arguments: Equatable, Sendable {
  var lesson: Int?
  var exercise: ExerciseID?
  /// The lesson that was named where an exercise was wanted.
  var lessonOfExercise: Int?
  var section: String?
  var verb: String?
  var file: String?
  var folder: String?
  var edition: EditionKind?
  var copy: String?
  /// Whether `to` was said, behind which a folder is named.
  var namesDestination = false
  var destination: String?
  var folders: [String] = []
  var shell: Shell?
  var line: String?
  var answer: String?
  var part: NewCommand.Part?
  var name: String?
  var subjects: [Transcript.Subject] = []
  var options: [String: String] = [:]
  var flags: Set<String> = []

  /// Takes `word` as the parameter, if it can be that and nothing was taken before.
  mutating func accept(_ word: String, as parameter: Declaration.Parameter) -> Bool {
    switch parameter {
    case .lesson: take(Self.lesson(word), as: \.lesson)
    case .exercise: take(ExerciseID(word), as: \.exercise) || takeLessonOfExercise(word)
    // A number behind that of a lesson is a section's.
    case .section: take(lesson != nil || Int(word) == nil ? word : nil, as: \.section)
    case .verb: take(word, as: \.verb)
    case .file: take(word, as: \.file)
    case .folder: take(word, as: \.folder)
    case .edition: take(EditionKind(rawValue: word), as: \.edition)
    case .copy: take(word, as: \.copy)
    case .destination: takeDestination(word)
    case .shell: take(Shell(rawValue: word), as: \.shell)
    case .line: take(word, as: \.line)
    case .answer: take(word, as: \.answer)
    case .part: take(NewCommand.Part(rawValue: word), as: \.part)
    case .name: take(word, as: \.name)
    case .folders: add(word, to: \.folders)
    case .subjects: add(Transcript.Subject(word), to: \.subjects)
    }
  }

  private static func lesson(_ word: String) -> Int? { Int(word).flatMap { $0 > 0 ? $0 : nil } }

  /// Takes the number of a lesson whose exercise is meant, where no lesson can be.
  private mutating func takeLessonOfExercise(_ word: String) -> Bool {
    lesson == nil && exercise == nil && take(Self.lesson(word), as: \.lessonOfExercise)
  }

  private mutating func take<Value>(
    _ value: Value?,
    as place: WritableKeyPath<Self, Value?>
  ) -> Bool {
    guard self[keyPath: place] == nil, let value else { return false }
    self[keyPath: place] = value
    return true
  }

  /// Takes the word `to`, and then the folder behind it.
  private mutating func takeDestination(_ word: String) -> Bool {
    if namesDestination { return take(word, as: \.destination) }
    namesDestination = word.lowercased() == ExportCommand.preposition
    return namesDestination
  }

  private mutating func add<Value>(
    _ value: Value?,
    to place: WritableKeyPath<Self, [Value]>
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: place].append(value)
    return true
  }

  /// The value of a parameter that cannot be left out.
  static func required(
    _ value: String?,
    _ parameter: Declaration.Parameter,
    of declaration: Declaration
  ) throws(UsageError) -> String {
    guard let value else {
      let fault = UsageFault.missingWord(placeholder: parameter.placeholder)
      throw UsageError(faults: [fault], verb: declaration.verb)
    }
    return value
  }

  /// A Boolean value that tells whether a word names an exercise: `5.2`.
  static func isExercise(_ word: String) -> Bool { ExerciseID(word) != nil }
}

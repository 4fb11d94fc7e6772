import Workbook

/// The words of a command, understood: what was named, by kind.
struct Arguments: Equatable, Sendable {
  var lesson: Int?
  var exercise: ExerciseID?
  var section: String?
  var verb: String?
  var file: String?
  var folder: String?
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
    case .lesson:
      guard lesson == nil, let number = Int(word), number > 0 else { return false }
      lesson = number
    case .exercise:
      guard exercise == nil, let id = ExerciseID(word) else { return false }
      exercise = id
    case .section:
      // A number behind that of a lesson is a section's.
      guard section == nil, lesson != nil || Int(word) == nil else { return false }
      section = word
    case .verb:
      guard verb == nil else { return false }
      verb = word
    case .file:
      guard file == nil else { return false }
      file = word
    case .folder:
      guard folder == nil else { return false }
      folder = word
    case .shell:
      guard shell == nil, let named = Shell(rawValue: word) else { return false }
      shell = named
    case .line:
      guard line == nil else { return false }
      line = word
    case .answer:
      guard answer == nil else { return false }
      answer = word
    case .part:
      guard part == nil, let named = NewCommand.Part(rawValue: word) else { return false }
      part = named
    case .name:
      guard name == nil else { return false }
      name = word
    case .subjects:
      guard let subject = Transcript.Subject(word) else { return false }
      subjects.append(subject)
    }
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

import Editions

/// What a command's line may hold: its verb, its parameters in order, its options.
struct Declaration: Equatable, Sendable {
  var verb: String
  /// Other words that somebody may type for the verb; help does not list them.
  var synonyms: [String] = []
  var parameters: [Parameter] = []
  var options: [Option] = []
  /// Options without a value: `--mutants`.
  var flags: [String] = []
  /// Whether it is for programs to ask, and help leaves it out.
  var isHidden = false

  /// A word after the verb.
  ///
  /// All but those in ``required`` are optional: what is left out is the current lesson or exercise,
  /// or the whole course for ``subjects``.
  enum Parameter: Equatable, Sendable {
    case lesson
    case exercise
    case section
    case verb
    case file
    /// The folder of a class's submissions.
    case folder
    /// For whom a copy of the workbook is made.
    case edition
    /// The folder of that copy.
    case copy
    /// `to DIR`: where something is written.
    case destination
    /// The folders of shards, or of classes with shards in them.
    case folders
    case shell
    /// A whole command line, as a shell hands it over.
    case line
    /// One of an exercise's right answers.
    case answer
    /// Any number of lessons and exercises.
    case subjects
    /// What is begun: a lesson or an exercise.
    case part
    /// The name of a new folder.
    case name

    /// A Boolean value that tells whether further words may belong to it.
    var takesSeveralWords: Bool { [.subjects, .folders, .destination].contains(self) }

    /// The word that stands for the parameter in a usage line.
    var placeholder: String {
      switch self {
      case .lesson: "LESSON"
      case .exercise: "N.M"
      case .section: "SECTION"
      case .verb: "VERB"
      case .file: "FILE"
      case .folder: "CLASS"
      case .edition: EditionKind.allCases.map(\.rawValue).joined(separator: "|")
      case .copy: "DIR"
      case .destination: "\(ExportCommand.preposition) DIR"
      case .folders: "DIR …"
      case .shell: Shell.allCases.map(\.rawValue).joined(separator: "|")
      case .line: "LINE"
      case .answer: "ANSWER"
      case .subjects: "LESSON|N.M …"
      case .part: NewCommand.Part.allCases.map(\.rawValue).joined(separator: "|")
      case .name: "NAME"
      }
    }
  }

  /// A named value: `--fault NAME`.
  struct Option: Equatable, Sendable {
    var name: String
    var placeholder: String
    /// Whether the command tells which values there are, when it is given none.
    var tellsValues = false
    /// The values that it can have, where they are few and known.
    var values: [String] = []
  }

  /// A Boolean value that tells whether the word, in small letters, asks for this command.
  func isMeant(by word: String) -> Bool { verb == word || synonyms.contains(word) }

  /// What cannot be left out.
  private static let required: [Parameter] = [
    .file, .folder, .folders, .edition, .copy, .shell, .part, .name,
  ]

  /// The usage line: `run [LESSON] [N.M] [--fault NAME]`.
  var usage: String {
    let words = parameters.map {
      Self.required.contains($0) ? $0.placeholder : "[\($0.placeholder)]"
    }
    let named = options.map { "[--\($0.name) \($0.placeholder)]" }
    return ([verb] + words + named + flags.map { "[--\($0)]" }).joined(separator: " ")
  }
}

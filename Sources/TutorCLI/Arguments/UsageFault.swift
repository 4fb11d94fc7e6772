/// One thing that is wrong with a command line.
enum UsageFault: Error, Equatable, Sendable {
  case unknownVerb(String, suggestion: String?)
  /// A command that only a running app understands.
  case verbOfApp(String)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String, placeholder: String)
  /// An option's value that is none of those that it can have.
  case unusableValue(option: String, value: String, expected: String)
  /// A fault that a lesson's app does not have; nil where a name is missing.
  case unknownFault(String?, suggestion: String?, lesson: Int, known: [String])
  /// A language that the workbook does not have.
  case unknownLanguage(String, known: String)
  case repeatedOption(String)
  case unexpectedWord(String)
  case missingWord(placeholder: String)
}

/// All that is wrong with a command line, in the order of its words.
struct UsageError: Error, Equatable, Sendable {
  var faults: [UsageFault]
  /// The verb that was understood, so that help can be pointed at.
  var verb: String?
}

/// One thing that is wrong with a command line.
enum UsageFault: Error, Equatable, Sendable {
  case unknownVerb(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String, placeholder: String)
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

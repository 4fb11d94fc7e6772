import Workbook

/// What takes longer than a key press, done on a thread of its own while the prompt stays alive.
enum Work: Sendable {
  /// Checks an exercise against its hidden tests.
  case check(Exercise)
  /// Builds an app, to be driven at the prompt.
  case build(AppSource)
  /// Builds and drives a lesson's app to find the answer to a question.
  case answer(Question, choice: String)
}

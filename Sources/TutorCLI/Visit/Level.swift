import Workbook

/// A level of the prompt.
///
/// `quit` and Ctrl-D leave one.
enum Level: Sendable {
  /// The tutor's own commands.
  case lesson
  /// A question that waits for its answer.
  case question(Question)
  /// The app that is being driven.
  case app
  /// A guided tour through the app.
  case tour
  /// Pages that are still to be read, where the tutor was started for them alone.
  case pages
  /// The tutor's own commands, while saves are answered.
  case watch

  /// A Boolean value that tells whether saves are answered here.
  var isWatch: Bool { if case .watch = self { true } else { false } }
}

import Grader

/// An app that runs in a process of its own: its channels, and the two things to be done to it.
struct DrivenApp: Sendable {
  /// The app's standard input; requests go there.
  var input: Int32
  /// The app's descriptor 3; replies come from there.
  var replies: Int32
  /// What the app prints itself.
  var output: Int32
  /// Ends the app at once, and all that it has started.
  var kill: @Sendable () -> Void
  /// The processor's time that the app has used so far.
  var processorTime: @Sendable () -> Duration
  /// Waits for the app's end; may be called once, on a thread that may wait.
  var wait: @Sendable () -> AppEnding
}

/// How a driven app ended.
enum AppEnding: Equatable, Sendable {
  case exited(code: Int32)
  case crashed(Crash)
  /// It was ended from here.
  case killed
}

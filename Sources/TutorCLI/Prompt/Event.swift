/// Everything that can happen to the tutor; one loop takes them one at a time.
enum Event: Sendable {
  /// A line was typed, or read from the input.
  case line(String)
  /// Ctrl-D, or the input's end.
  case endOfInput
  /// Ctrl-C.
  case interrupted
  /// Ctrl-Z: the tutor is to stop, and to go on later.
  case suspended
  /// The terminal has another size.
  case resized
  /// The system, or somebody, asks the tutor to end.
  case terminated(Int32)
  /// Something can be read from the app, or it has ended.
  case readable(Channel)
  /// What went on beside the prompt has news.
  case reported(Report)
  /// Something has changed in the folder that is watched.
  case filesChanged
  /// The time that was asked for has passed.
  case ticked

  /// A channel from the app that is being driven.
  enum Channel: Equatable, Sendable {
    case replies
    case output
    case end
  }
}

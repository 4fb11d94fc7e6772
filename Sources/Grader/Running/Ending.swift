/// How a run ended.
enum Ending: Equatable, Sendable {
  /// The program ended by itself.
  case exited(code: Int32)
  /// A signal ended the program, as a crash does.
  case signalled(Int32)
  /// The program was ended since it used up its time.
  case timedOut(TimeLimit, after: Duration)
  /// The program was ended since it wrote one byte more than `limit`.
  case outputOverflowed(limit: Int)
  /// The program was ended since its reader knew all and it went on for a second.
  case finished
  /// The program was ended since the caller cancelled.
  case cancelled
}

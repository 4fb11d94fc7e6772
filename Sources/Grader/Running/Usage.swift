/// What a program and all that it started have used.
struct Usage: Equatable, Sendable {
  /// The time that the processor has worked for them.
  var cpu: Duration = .zero
  /// A Boolean value that tells whether one of them has work for the processor at this moment.
  var isRunning = false
}

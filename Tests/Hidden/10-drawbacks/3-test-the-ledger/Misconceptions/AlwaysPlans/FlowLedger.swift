/// Knows which flows are on a stack, and tells when one has ended.
///
/// It is told what a stack's delegate is told. `Exercise.md` says what
/// it promises.
@MainActor
protocol FlowLedger: AnyObject {
  /// Called for each flow that has ended.
  var onEnd: ((_ flow: String) -> Void)? { get set }

  /// A flow begins; its first screen has just been pushed.
  func begin(_ flow: String, at screen: String)

  /// The stack is about to become this one, unless the user lets go.
  func willShow(_ stack: [String])

  /// The stack is this one now.
  func didShow(_ stack: [String])
}

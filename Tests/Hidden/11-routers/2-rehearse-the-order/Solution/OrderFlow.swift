/// Ordering one bread, whoever has written it.
///
/// `Exercise.md` says what it promises.
@MainActor
protocol OrderFlow: AnyObject {
  /// Called when the flow is over.
  var onFinish: (() -> Void)? { get set }

  /// Puts the flow's first screen in front of the user.
  func start()
}

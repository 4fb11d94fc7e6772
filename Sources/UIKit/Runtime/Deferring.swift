/// A container or presentation whose visible change waits for the next layout pass.
@MainActor
protocol Deferring: AnyObject {
  /// The view whose layout starts the change.
  ///
  /// Without one, only a turn of the loop does.
  var deferralView: UIView? { get }

  /// Starts the change, if it can start now.
  func startDeferred()
}

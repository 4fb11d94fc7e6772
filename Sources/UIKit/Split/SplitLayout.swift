/// How a split view shows its columns: side by side, or one after the other.
@MainActor
protocol SplitLayout: AnyObject {
  /// What is seen, a queue for each place.
  var queues: [TransitionQueue] { get }

  /// A column has another controller now.
  func replace(_ old: UIViewController?, in column: UISplitViewController.Column)

  /// Brings a column in front.
  func show(_ column: UISplitViewController.Column)

  /// Sends a column away.
  func hide(_ column: UISplitViewController.Column)
}

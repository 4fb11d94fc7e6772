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

  /// Which columns are seen.
  var displayMode: UISplitViewController.DisplayMode { get }

  /// The app wishes other columns to be seen.
  func follow(_ mode: UISplitViewController.DisplayMode)
}

extension UISplitViewController {
  /// Tells the delegate that a column is about to be shown.
  func announce(showing column: Column) {
    guard let delegate else { return }
    Runtime.current.note("willShow", to: delegate, "\(column)")
    delegate.splitViewController(self, willShow: column)
  }

  /// Tells the delegate that a column is about to be hidden.
  func announce(hiding column: Column) {
    guard let delegate else { return }
    Runtime.current.note("willHide", to: delegate, "\(column)")
    delegate.splitViewController(self, willHide: column)
  }
}

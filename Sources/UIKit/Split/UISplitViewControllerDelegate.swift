public import Foundation

/// Who is asked and told about a split view's columns.
///
/// All of it is optional.
@MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Says which column is in front when only one is seen.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// A column is about to be shown.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )

  /// A column is about to be hidden.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )
}

extension UISplitViewControllerDelegate {
  /// Stands for a method that the delegate does not have.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Stands for a method that the delegate does not have.
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {}

  /// Stands for a method that the delegate does not have.
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {}
}

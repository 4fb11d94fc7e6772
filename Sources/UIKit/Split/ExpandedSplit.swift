/// The columns side by side: all of them are children, and all are seen.
@MainActor
final class ExpandedSplit: SplitLayout {
  private unowned let split: UISplitViewController
  private let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
  let queues: [TransitionQueue]

  init(_ split: UISplitViewController) {
    self.split = split
    queues = columns.map { column in
      TransitionQueue(host: split, order: .tab) { [weak split] in
        split?.columns.shown(for: column)
      }
    }
  }

  func replace(_ old: UIViewController?, in column: UISplitViewController.Column) {
    guard let place = columns.firstIndex(of: column) else { return }
    let new = split.columns.shown(for: column)
    if let old, old !== new {
      old.sendWillMove(to: nil)
      old.leaveParent()
    }
    if let new, new !== old {
      split.addToChildren(new)
      new.sendDidMove(to: split)
    }
    queues[place].request(animated: false)
  }

  /// Every column is in front already.
  func show(_ column: UISplitViewController.Column) {}

  /// A tablet has room for every column.
  func hide(_ column: UISplitViewController.Column) {}
}

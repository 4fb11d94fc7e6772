/// One column at a time: the compact column alone or, without one, a stack that the first column's
/// navigation controller has and the later columns are pushed on.
@MainActor
final class CollapsedSplit: SplitLayout {
  private unowned let split: UISplitViewController
  private var hasCollapsed = false
  private(set) lazy var queues = [
    TransitionQueue(host: split, order: .tab) { [weak self] in self?.child }
  ]

  init(_ split: UISplitViewController) {
    self.split = split
  }

  private var child: UIViewController? {
    split.columns.shown(for: .compact) ?? split.columns.all.first
  }

  private var stack: UINavigationController? { child as? UINavigationController }

  func replace(_ old: UIViewController?, in column: UISplitViewController.Column) {
    let new = split.columns.shown(for: column)
    if let old, let stack, old !== stack, stack.viewControllers.contains(old) {
      stack.replaceStack(
        with: stack.viewControllers.compactMap { $0 === old ? new : $0 },
        animated: false
      )
    }
    takeIn()
  }

  /// Makes the one that is seen the split view's child, and lets the one before go.
  private func takeIn() {
    for former in split.storedChildren where former !== child {
      former.sendWillMove(to: nil)
      former.leaveParent()
    }
    if let child, child.storedParent !== split {
      split.addToChildren(child)
      child.sendDidMove(to: split)
    }
    queues[0].request(animated: false)
  }

  func show(_ column: UISplitViewController.Column) {
    guard split.columns.shown(for: .compact) == nil, let stack,
      let target = split.columns.shown(for: column)
    else { return }
    hasCollapsed = true
    split.announce(showing: column)
    if target === stack {
      popColumns(of: stack)
    } else if !stack.viewControllers.contains(target) {
      stack.admit(target, animated: true)
    }
  }

  func hide(_ column: UISplitViewController.Column) {
    guard let stack, let target = split.columns.shown(for: column),
      let place = stack.viewControllers.firstIndex(where: { $0 === target })
    else { return }
    split.announce(hiding: column)
    _ = stack.pop(to: place - 1, animated: true)
  }

  /// One column is seen, whichever that is.
  var displayMode: UISplitViewController.DisplayMode { .secondaryOnly }

  /// A phone has no room for a wish.
  func follow(_ mode: UISplitViewController.DisplayMode) {}

  /// Brings the stack in front that the delegate wishes for, the first time that the split view comes.
  func collapse() {
    guard !hasCollapsed else { return }
    hasCollapsed = true
    guard split.columns.shown(for: .compact) == nil, let stack else { return }
    let wished = split.topColumn(proposed: .secondary)
    guard let target = split.columns.shown(for: wished), target !== stack else { return }
    stack.admit(target, animated: false)
  }

  private func popColumns(of stack: UINavigationController) {
    let others = split.columns.all.dropFirst()
    guard let place = stack.viewControllers.firstIndex(where: others.contains) else { return }
    _ = stack.pop(to: place - 1, animated: true)
  }
}

extension UISplitViewController {
  /// The classic interface does not ask.
  fileprivate func topColumn(proposed: Column) -> Column {
    guard style != .unspecified, let delegate else { return proposed }
    Runtime.current.note("topColumnForCollapsing", to: delegate)
    return delegate.splitViewController(
      self,
      topColumnForCollapsingToProposedTopColumn: proposed
    )
  }
}

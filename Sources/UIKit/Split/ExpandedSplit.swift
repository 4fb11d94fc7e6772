/// The columns side by side: all of them are children, and all are seen that are not hidden.
@MainActor
final class ExpandedSplit: SplitLayout {
  private unowned let split: UISplitViewController
  private let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
  private var hidden: Set<UISplitViewController.Column> = []
  private(set) lazy var queues = columns.map { column in
    TransitionQueue(host: split, order: .tab) { [weak self] in self?.seen(in: column) }
  }

  init(_ split: UISplitViewController) {
    self.split = split
  }

  private func seen(in column: UISplitViewController.Column) -> UIViewController? {
    hidden.contains(column) ? nil : split.columns.shown(for: column)
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

  /// Brings a hidden column back.
  func show(_ column: UISplitViewController.Column) {
    guard hidden.contains(column) else { return }
    split.announce(showing: column)
    hidden.remove(column)
    requestAll()
  }

  /// Hides a column; the last one stays.
  func hide(_ column: UISplitViewController.Column) {
    guard column != .secondary, !hidden.contains(column), split.columns.shown(for: column) != nil
    else { return }
    split.announce(hiding: column)
    hidden.insert(column)
    requestAll()
  }

  var displayMode: UISplitViewController.DisplayMode {
    let leading: [UISplitViewController.Column] = [.primary, .supplementary]
    switch leading.filter({ seen(in: $0) != nil }).count {
    case 0: return .secondaryOnly
    case 1: return .oneBesideSecondary
    default: return .twoBesideSecondary
    }
  }

  /// Hides the columns for which a mode has no room, from the first, and shows the others.
  func follow(_ mode: UISplitViewController.DisplayMode) {
    let hasThree = split.style == .tripleColumn
    switch mode {
    case .secondaryOnly: hidden = [.primary, .supplementary]
    case .oneBesideSecondary, .oneOverSecondary: hidden = hasThree ? [.primary] : []
    default: hidden = []
    }
    requestAll()
  }

  private func requestAll() {
    for queue in queues { queue.request(animated: false) }
  }
}

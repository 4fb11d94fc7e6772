/// What was put into the columns of a split view, and what stands there for it.
@MainActor
struct SplitColumns {
  private var given: [UISplitViewController.Column: UIViewController] = [:]
  private var shown: [UISplitViewController.Column: UIViewController] = [:]

  /// The controllers that stand in the columns, in order.
  var all: [UIViewController] {
    [.primary, .supplementary, .secondary].compactMap { shown[$0] }
  }

  /// What the app put into a column.
  func given(for column: UISplitViewController.Column) -> UIViewController? { given[column] }

  /// What stands in a column: what was given, or the navigation controller around it.
  func shown(for column: UISplitViewController.Column) -> UIViewController? { shown[column] }

  /// Puts a controller into a column, with a navigation controller around it where one is needed.
  mutating func set(
    _ controller: UIViewController?,
    for column: UISplitViewController.Column,
    wrapping: Bool
  ) {
    given[column] = controller
    shown[column] = controller.map {
      let needsNavigation = wrapping && column != .compact && !($0 is UINavigationController)
      return needsNavigation ? UINavigationController(rootViewController: $0) : $0
    }
  }
}

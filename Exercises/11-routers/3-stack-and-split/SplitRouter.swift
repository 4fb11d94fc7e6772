import UIKit

/// A router for a tablet: the root on the left, what is shown on the
/// right, and a sheet over both.
@MainActor
final class SplitRouter: Router {
  let splitViewController = UISplitViewController(style: .doubleColumn)

  func setRoot(_ screen: Screen) {}
  func show(_ screen: Screen, onRemoval: @escaping () -> Void) {}
  func push(_ screen: Screen, onRemoval: @escaping () -> Void) {}
  func popToShown() {}
  func close() {}
  func present(_ screen: Screen, onRemoval: @escaping () -> Void) {}
  func dismiss() {}
}

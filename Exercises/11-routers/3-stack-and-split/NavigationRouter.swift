import UIKit

/// A router for a phone: one stack, and a sheet over it.
@MainActor
final class NavigationRouter: Router {
  let navigationController = UINavigationController()

  func setRoot(_ screen: Screen) {}
  func show(_ screen: Screen, onRemoval: @escaping () -> Void) {}
  func push(_ screen: Screen, onRemoval: @escaping () -> Void) {}
  func popToShown() {}
  func close() {}
  func present(_ screen: Screen, onRemoval: @escaping () -> Void) {}
  func dismiss() {}
}

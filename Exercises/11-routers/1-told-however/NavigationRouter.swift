import UIKit

/// A router for one stack, and a sheet over it.
@MainActor
final class NavigationRouter: NSObject, Router {
  let navigationController = UINavigationController()
  private var pushed: [Departure] = []
  private var presented: Departure?

  func setRoot(_ screen: UIViewController) {
    navigationController.setViewControllers([screen], animated: false)
  }

  func push(
    _ screen: UIViewController,
    onRemoval: @escaping () -> Void
  ) {
    pushed.append(Departure(screen: screen, action: onRemoval))
    navigationController.pushViewController(screen, animated: true)
  }

  func pop() {
    navigationController.popViewController(animated: true)
    pushed.popLast()?.action()
  }

  func popToRoot() {
    navigationController.popToRootViewController(animated: true)
    pushed.popLast()?.action()
  }

  func present(
    _ sheet: UIViewController,
    onRemoval: @escaping () -> Void
  ) {
    presented = Departure(screen: sheet, action: onRemoval)
    navigationController.present(sheet, animated: true)
  }

  func dismiss() {
    navigationController.dismiss(animated: true)
    presented?.action()
  }
}

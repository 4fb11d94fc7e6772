import UIKit

/// A router for one stack, and a sheet over it.
@MainActor
final class NavigationRouter: NSObject, Router {
  let navigationController = UINavigationController()
  private var pushed: [Departure] = []
  private var presented: [Departure] = []

  override init() {
    super.init()
    navigationController.delegate = self
  }

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
  }

  func popToRoot() {
    navigationController.popToRootViewController(animated: true)
  }

  func present(
    _ sheet: UIViewController,
    onRemoval: @escaping () -> Void
  ) {
    guard navigationController.presentedViewController == nil else {
      return onRemoval()
    }
    presented.append(Departure(screen: sheet, action: onRemoval))
    sheet.presentationController?.delegate = self
    navigationController.present(sheet, animated: true)
  }

  func dismiss() {
    guard let sheet = presented.last?.screen else { return }
    sheet.presentingViewController?.dismiss(animated: true) {
      self.hasGone(sheet)
    }
  }
}

extension NavigationRouter: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stack = navigationController.viewControllers
    let gone = pushed.filter { !stack.contains($0.screen) }
    pushed.removeAll { !stack.contains($0.screen) }
    for departure in gone.reversed() { departure.action() }
  }
}

extension NavigationRouter: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    hasGone(presentationController.presentedViewController)
  }

  /// Tells of this sheet alone: the next may be up before it has gone.
  private func hasGone(_ sheet: UIViewController) {
    let place = presented.firstIndex { $0.screen === sheet }
    guard let place else { return }
    presented.remove(at: place).action()
  }
}

import UIKit

/// A delegate of every kind that writes down all it is asked and told, under a name.
@MainActor
final class Witness: NSObject {
  /// What it answers when it is asked whether something may be.
  var answer = true

  private let name: String
  private let log: Log

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init()
  }

  private func note(_ words: String, _ controller: UIViewController) {
    log.note("\(name).\(words)(\(controller.role))")
  }
}

extension Witness: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    note("willShow", viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    note("didShow", viewController)
  }
}

extension Witness: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    note("shouldSelect", viewController)
    return answer
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    note("didSelect", viewController)
  }
}

extension Witness: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    note("shouldDismiss", presentationController.presentedViewController)
    return answer
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    note("willDismiss", presentationController.presentedViewController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note("didDismiss", presentationController.presentedViewController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    note("didAttemptToDismiss", presentationController.presentedViewController)
  }
}

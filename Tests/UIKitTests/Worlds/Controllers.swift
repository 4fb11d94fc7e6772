import UIKit

/// Screens with short names, so that a log reads as the documentation writes it.
final class A: UIViewController {}
final class B: UIViewController {}
final class C: UIViewController {}
final class P: UIViewController {}

/// A screen that runs a closure at a point of its life.
final class Screen: UIViewController {
  var onWillDisappear: () -> Void = {}
  var onDidDisappear: () -> Void = {}
  var onDidAppear: () -> Void = {}
  var onWillAppear: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) { onWillAppear() }
  override func viewDidAppear(_ animated: Bool) { onDidAppear() }
  override func viewWillDisappear(_ animated: Bool) { onWillDisappear() }
  override func viewDidDisappear(_ animated: Bool) { onDidDisappear() }
}

/// A navigation delegate that is heard of in the log, and runs closures.
final class Watcher: NSObject, UINavigationControllerDelegate {
  var onWillShow: (UINavigationController) -> Void = { _ in }
  var onDidShow: (UINavigationController) -> Void = { _ in }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    onWillShow(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    onDidShow(navigationController)
  }
}

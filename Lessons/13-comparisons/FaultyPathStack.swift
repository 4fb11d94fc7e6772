import UIKit

/// A `PathStack` that tells its path too little, or too much.
final class FaultyPathStack: PathStack {
  private let fault: Fault
  private var depth = 1

  init(
    model: PathModel,
    navigationController: UINavigationController,
    fault: Fault
  ) {
    self.fault = fault
    super.init(model: model, navigationController: navigationController)
  }

  override func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    if fault == .userPop { return }
    let isPop = navigationController.viewControllers.count < depth
    depth = navigationController.viewControllers.count
    if isPop, !model.path.isEmpty { model.path.removeLast() }
    super.navigationController(
      navigationController,
      didShow: viewController,
      animated: animated
    )
  }
}

import UIKit

/// Makes the stack follow the path, and tells the path what the user has
/// popped.
@MainActor
final class PathStack: NSObject, UINavigationControllerDelegate {
  private let model: ShopModel
  private let navigationController: UINavigationController

  init(model: ShopModel, navigationController: UINavigationController) {
    self.model = model
    self.navigationController = navigationController
    super.init()
  }

  func start() {
    let list = BreadListViewController(model: model)
    navigationController.setViewControllers([list], animated: false)
  }
}

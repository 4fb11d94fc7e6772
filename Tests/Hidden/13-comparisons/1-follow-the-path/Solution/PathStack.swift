import Observation
import UIKit

/// Makes the stack follow the path, and tells the path what the user has
/// popped.
@MainActor
final class PathStack: NSObject, UINavigationControllerDelegate {
  private let model: ShopModel
  private let navigationController: UINavigationController
  /// The routes of the screens that lie on the stack.
  private var shown: [Route] = []

  init(model: ShopModel, navigationController: UINavigationController) {
    self.model = model
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func start() {
    let list = BreadListViewController(model: model)
    navigationController.setViewControllers([list], animated: false)
    follow()
  }

  private func follow() {
    withObservationTracking {
      show(model.path)
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }

  private func show(_ path: [Route]) {
    let same = zip(shown, path).prefix { $0 == $1 }.count
    let kept = navigationController.viewControllers.prefix(1 + same)
    let new = path.dropFirst(same).compactMap { $0.makeScreen(for: model) }
    shown = path
    navigationController.setViewControllers(
      kept + new,
      animated: navigationController.viewIfLoaded?.window != nil
    )
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let above = navigationController.viewControllers.count - 1
    guard above < shown.count else { return }
    let isInStep = model.path == shown
    shown.removeLast(shown.count - above)
    if isInStep { model.path = shown }
  }
}

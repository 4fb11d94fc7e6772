import Observation
import UIKit

/// Makes the stack of a tab follow its path, and tells the model what
/// the user has popped.
@MainActor
final class PathStack: NSObject, UINavigationControllerDelegate {
  let navigationController: UINavigationController
  private let tab: Tab
  private let model: ShopModel
  /// The steps of the screens that lie on the stack.
  private var shown: [Step] = []

  init(tab: Tab, model: ShopModel) {
    self.tab = tab
    self.model = model
    let list = PageViewController(viewModel: model.makeList(of: tab))
    navigationController = UINavigationController(
      rootViewController: list
    )
    super.init()
    navigationController.tabBarItem.title = tab.title
  }

  /// Follows the path, now and whenever it changes.
  func follow() {
    withObservationTracking {
      show(model.path(of: tab))
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }

  private func show(_ path: [Step]) {
    guard path != shown else { return }
    let list = navigationController.viewControllers.prefix(1)
    let screens = path.compactMap(model.makePage).map {
      PageViewController(viewModel: $0)
    }
    shown = path
    navigationController.setViewControllers(
      list + screens,
      animated: navigationController.viewIfLoaded?.window != nil
    )
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let count = navigationController.viewControllers.count - 1
    guard count < shown.count else { return }
    let isInStep = model.path(of: tab) == shown
    shown.removeLast(shown.count - count)
    if isInStep { model.didPop(to: shown, in: tab) }
  }
}

import Observation
import UIKit

/// The one place where path and stack meet: it makes the stack follow
/// the path, and tells the path what the user has popped.
///
/// Not final, so that `FaultyPathStack` can show what goes wrong.
@MainActor
class PathStack: NSObject, UINavigationControllerDelegate {
  let navigationController: UINavigationController
  let model: PathModel
  private let list = BreadListViewModel()
  /// The routes of the screens that lie on the stack.
  private(set) var shown: [PathRoute] = []

  init(model: PathModel, navigationController: UINavigationController) {
    self.model = model
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func start() {
    list.onChosen = { [model] bread in
      model.open(bread)
    }
    let screen = BreadListViewController(viewModel: list)
    navigationController.setViewControllers([screen], animated: false)
    follow()
  }

  // MARK: From the path to the stack

  private func follow() {
    let (order, path) = withObservationTracking {
      (model.order, model.path)
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    list.order = order
    show(path)
  }

  /// Keeps the screens that path and stack begin with, and makes the
  /// others, up to the first that cannot be made: there the path ends.
  private func show(_ path: [PathRoute]) {
    guard path != shown else { return }
    let same = zip(shown, path).prefix { $0 == $1 }.count
    let kept = navigationController.viewControllers.prefix(1 + same)
    var new: [UIViewController] = []
    for route in path.dropFirst(same) {
      guard let screen = makeScreen(route) else { break }
      new.append(screen)
    }
    shown = Array(path.prefix(same + new.count))
    if shown != path { model.path = shown }
    navigationController.setViewControllers(
      kept + new,
      animated: navigationController.viewIfLoaded?.window != nil
    )
  }

  private func makeScreen(_ route: PathRoute) -> UIViewController? {
    guard let bread = route.bread else { return nil }
    switch route {
    case .bread:
      let viewModel = BreadViewModel(bread: bread)
      viewModel.onOrder = { [model] in model.order(bread) }
      return BreadViewController(viewModel: viewModel)
    case .amount:
      let viewModel = AmountViewModel()
      viewModel.onTaken = { [model] in model.take($0, of: bread) }
      viewModel.onDeclined = { [model] in model.decline(bread) }
      return AmountViewController(viewModel: viewModel)
    }
  }

  // MARK: From the stack to the path

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

import UIKit

/// Choosing a bread: a list, and a bread that can be taken.
///
/// It knows when the flow has ended and how. Whom to tell, and in which
/// form, is left to its five subclasses.
@MainActor
class PickCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let navigationController: UINavigationController
  private let watcher: StackWatcher
  private var taken: Bread?

  init(navigationController: UINavigationController, watcher: StackWatcher)
  {
    self.navigationController = navigationController
    self.watcher = watcher
  }

  func start() {
    let list = BreadListViewController(breads: Bread.today)
    list.onChosen = { [weak self] bread in
      self?.look(at: bread)
    }
    watcher.whenGone(list) { [weak self] in
      self?.leave()
    }
    navigationController.pushViewController(list, animated: true)
  }

  private func look(at bread: Bread) {
    let screen = BreadViewController(bread: bread)
    screen.onTake = { [weak self] in
      self?.take(bread)
    }
    navigationController.pushViewController(screen, animated: true)
    didLook(at: bread)
  }

  private func take(_ bread: Bread) {
    taken = bread
    navigationController.popToRootViewController(animated: true)
  }

  /// The flow's first screen has gone, whoever took it away.
  func leave() {
    if let taken { end(.finished(taken)) } else { end(.cancelled) }
  }

  /// For a form that tells more than the end.
  func didLook(at bread: Bread) {}

  /// For each form: tells whoever waits.
  func end(_ outcome: Outcome<Bread>) {}
}

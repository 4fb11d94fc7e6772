import UIKit

/// The flow that writes what it brings home where others can read it.
final class PickByRepository: PickCoordinator {
  /// Called once, when the flow has ended; it does not say how.
  var onEnd: (() -> Void)?
  private let repository: PickByRepositoryPlan

  init(
    navigationController: UINavigationController,
    watcher: StackWatcher,
    repository: PickByRepositoryPlan
  ) {
    self.repository = repository
    super.init(
      navigationController: navigationController,
      watcher: watcher
    )
  }

  override func end(_ outcome: Outcome<Bread>) {
    if case .finished(let bread) = outcome {
      repository.bread = bread
    }
    onEnd?()
  }
}

import UIKit

/// A `WeekCoordinator` whose flows make one mistake.
final class FaultyWeekCoordinator: WeekCoordinator {
  private let fault: Fault

  init(
    navigationController: UINavigationController,
    repository: PickByRepositoryPlan,
    fault: Fault
  ) {
    self.fault = fault
    super.init(
      navigationController: navigationController,
      repository: repository
    )
  }

  override func start() {
    super.start()
    if fault == .readOnce { repository.onChange = nil }
  }

  override func makePickByCompletion() -> PickByCompletion {
    let pick = FaultyPickByCompletion(
      navigationController: navigationController,
      watcher: watcher
    )
    pick.fault = fault
    return pick
  }

  override func makePickByAsync() -> PickByAsync {
    guard fault == .noAnswer else { return super.makePickByAsync() }
    return FaultyPickByAsync(
      navigationController: navigationController,
      watcher: watcher
    )
  }

  override func makePickByStream() -> PickByStream {
    guard fault == .endlessStream else { return super.makePickByStream() }
    return FaultyPickByStream(
      navigationController: navigationController,
      watcher: watcher
    )
  }
}

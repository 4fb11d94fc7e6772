import UIKit

/// The week's plan: each day starts the same flow in another form.
///
/// Not final, so that `FaultyWeekCoordinator` can show what goes wrong.
@MainActor
class WeekCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let navigationController: UINavigationController
  let watcher = StackWatcher()
  let viewModel = WeekViewModel()
  let repository: PickByRepositoryPlan
  /// What waits for the flow that is on, if it is one that is awaited.
  var task: Task<Void, Never>?

  init(
    navigationController: UINavigationController,
    repository: PickByRepositoryPlan
  ) {
    self.navigationController = navigationController
    self.repository = repository
  }

  deinit { task?.cancel() }

  func start() {
    navigationController.delegate = watcher
    viewModel.onChoose = { [weak self] day in
      self?.choose(day)
    }
    watchRepository()
    navigationController.setViewControllers(
      [WeekViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func choose(_ day: Day) {
    guard childCoordinators.isEmpty else { return }
    switch day {
    case .monday: pickByDelegate()
    case .tuesday: pickByCompletion()
    case .wednesday: pickByAsync()
    case .thursday: pickByStream()
    case .friday: pickByRepository()
    }
  }

  // MARK: Made here, so that a subclass can make others

  func makePickByCompletion() -> PickByCompletion {
    PickByCompletion(
      navigationController: navigationController,
      watcher: watcher
    )
  }

  func makePickByAsync() -> PickByAsync {
    PickByAsync(
      navigationController: navigationController,
      watcher: watcher
    )
  }

  func makePickByStream() -> PickByStream {
    PickByStream(
      navigationController: navigationController,
      watcher: watcher
    )
  }
}

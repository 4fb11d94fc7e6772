import UIKit

/// An `OrderCoordinator` that makes one mistake.
final class FaultyOrderCoordinator: OrderCoordinator {
  private let fault: Fault

  init(
    bread: Bread,
    till: Till,
    navigationController: UINavigationController,
    watcher: StackWatcher,
    fault: Fault
  ) {
    self.fault = fault
    super.init(
      bread: bread,
      till: till,
      navigationController: navigationController,
      watcher: watcher
    )
  }

  override func makeScreen(
    _ viewModel: OrderViewModel
  ) -> OrderViewController {
    guard fault == .halfSwipe else { return super.makeScreen(viewModel) }
    return HastyOrderViewController(viewModel: viewModel) { [weak self] in
      self?.finish()
    }
  }

  override func watch(_ screen: UIViewController) {
    guard fault != .backButton, fault != .halfSwipe else { return }
    super.watch(screen)
  }

  override func leave() {
    super.leave()
    if fault == .backButton { finish() }
  }

  override func makeAddress(
    _ navigationController: UINavigationController
  ) -> AddressCoordinator {
    AddressCoordinator(
      navigationController: navigationController,
      watcher: fault == .delegateClash
        ? StackWatcher(navigationController) : watcher
    )
  }
}

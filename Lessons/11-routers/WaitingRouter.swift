import UIKit

/// A router that believes the list hears when a screen above it goes.
final class WaitingRouter: NavigationRouter {
  /// What the list is to tell of.
  private final class Waiting { var onRemoval: (() -> Void)? }

  private let waiting = Waiting()

  override func setRoot(_ screen: Screen) {
    guard case .list(let viewModel) = screen else { return }
    let list = WaitingListViewController(viewModel: viewModel)
    list.onMove = { [weak self] in
      self?.tell()
    }
    navigationController.setViewControllers([list], animated: false)
  }

  override func push(
    _ screen: Screen,
    onRemoval: @escaping () -> Void
  ) {
    waiting.onRemoval = onRemoval
    super.push(screen) {}
  }

  private func tell() {
    let action = waiting.onRemoval
    waiting.onRemoval = nil
    action?()
  }
}

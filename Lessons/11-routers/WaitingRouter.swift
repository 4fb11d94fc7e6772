import UIKit

/// A router that believes the list hears when a screen above it goes.
final class WaitingRouter: NavigationRouter {
  private var onRemoval: (() -> Void)?

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
    self.onRemoval = onRemoval
    super.push(screen) {}
  }

  private func tell() {
    let action = onRemoval
    onRemoval = nil
    action?()
  }
}

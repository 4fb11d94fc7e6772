import UIKit

/// An order's screen that says that it has gone when it begins to go.
final class HastyOrderViewController: OrderViewController {
  private let onGone: () -> Void

  init(viewModel: OrderViewModel, onGone: @escaping () -> Void) {
    self.onGone = onGone
    super.init(viewModel: viewModel)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { onGone() }
  }
}

import UIKit

/// A list that its view model's closure owns.
final class HeldListViewController: BreadListViewController {
  override func bind() {
    viewModel.onDataUpdated = {
      self.update()
    }
  }
}

import UIKit

/// A list that saves itself the work while another screen covers it.
final class CoveredListViewController: BreadListViewController {
  private let indexed: IndexedListViewModel

  init(viewModel: IndexedListViewModel) {
    indexed = viewModel
    super.init(viewModel: viewModel)
  }

  override func update() {
    guard navigationController?.topViewController === self else {
      return
    }
    super.update()
  }

  override func choose(row: Int) {
    indexed.choose(at: row)
  }
}

import UIKit

/// A list whose breads have a view model that navigates.
final class PushingListViewController: BreadListViewController {
  override func open(_ bread: Bread) {
    let viewModel = PushingBreadViewModel(bread: bread)
    viewModel.discount = customer.discount
    viewModel.basket = basket
    let screen = BreadViewController(viewModel: viewModel)
    viewModel.screen = screen
    navigationController?.pushViewController(screen, animated: true)
  }
}

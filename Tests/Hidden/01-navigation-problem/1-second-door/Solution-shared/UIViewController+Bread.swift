import UIKit

extension UIViewController {
  /// Opens a bread, wherever this screen is.
  func openBread(
    _ bread: Bread,
    for customer: Customer,
    basket: Basket
  ) {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.discount = customer.discount
    viewModel.basket = basket
    navigationController?.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }
}

import UIKit

/// V: one bread, drawn by what it is handed.
final class BreadViewController: UIViewController, BreadView {
  var presenter: BreadPresenter?
  private let price = UILabel()
  private let stock = UILabel()
  private var order: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    let order = button("Order") { [weak self] in
      self?.presenter?.didTapOrder()
    }
    self.order = order
    show(rows: [price, stock, order])
    presenter?.viewWillAppear()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter?.viewWillAppear()
  }

  func show(price: String, stock: String, canOrder: Bool) {
    self.price.text = price
    self.stock.text = stock
    order?.isEnabled = canOrder
  }
}

import UIKit

/// V: one bread, which it shows; taps are passed on.
final class BreadViewController: UIViewController, BreadView {
  private let presenter: BreadPresenter
  private let price = UILabel()
  private let stock = UILabel()
  private lazy var order = button("Order") { [presenter] in
    presenter.didTapOrder()
  }

  init(title: String, presenter: BreadPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(rows: [price, stock, order])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  func show(price: String, stock: String, canOrder: Bool) {
    self.price.text = price
    self.stock.text = stock
    order.isEnabled = canOrder
  }
}

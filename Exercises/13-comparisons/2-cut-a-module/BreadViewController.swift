import UIKit

/// One bread: it asks the bakery, finds the words, orders, and opens the
/// receipt.
final class BreadViewController: UIViewController {
  private let name: String
  private let bakery: Bakery
  private let price = UILabel()
  private let stock = UILabel()
  private lazy var order = button("Order") { [weak self] in
    self?.didTapOrder()
  }
  private var isLeaving = false

  init(name: String, bakery: Bakery) {
    self.name = name
    self.bakery = bakery
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(rows: [price, stock, order])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isLeaving = false
    update()
  }

  private func update() {
    let left = bakery.left(of: name)
    price.text = "\(bakery.price(of: name)) crowns"
    stock.text = left > 0 ? "\(left) left" : "Sold out"
    order.isEnabled = left > 0
  }

  private func didTapOrder() {
    guard !isLeaving else { return }
    isLeaving = bakery.take(name)
    update()
    guard isLeaving else { return }
    navigationController?.pushViewController(
      ReceiptViewController(name: name, price: bakery.price(of: name)),
      animated: true
    )
  }
}
